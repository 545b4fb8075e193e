import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Its letters in line with the field's edge: a plain button has no edge of its own. */
export const other = style({ marginInlineStart: `calc(-1 * ${space(3)})` })
