import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

export const cover = style({
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.tile,
  clipPath: vars.shape.tile,
})
