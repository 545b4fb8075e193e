import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const line = style({ margin: 0 })
export const withdraw = style({ marginBlockStart: space(3) })
