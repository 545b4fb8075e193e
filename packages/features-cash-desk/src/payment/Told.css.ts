import { belowHeader } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** What just happened, in view and with the focus. */
export const told = style({ scrollMarginBlockStart: belowHeader })
