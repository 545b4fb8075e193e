import { quietAct } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const act = style(quietAct)
