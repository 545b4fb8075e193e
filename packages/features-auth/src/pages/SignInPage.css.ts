import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Close below the password, at its end. */
export const help = style({ alignSelf: 'flex-end', marginBlockStart: `calc(-1 * ${space(2)})` })
