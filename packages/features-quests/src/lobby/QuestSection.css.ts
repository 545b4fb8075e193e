import { vars } from '@marquee/theme'
import { backdrop } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const seal = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.tile,
  color: vars.color.accentContrast,
  '::before': backdrop({
    clipPath: vars.shape.tile,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
  }),
})
