import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  textAlign: 'start',
})

export const cover = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '4rem',
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  color: vars.color.secondText,
})
