import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '@media': { [media.lg]: { gap: space(5) } },
})

export const card = style({
  display: 'block',
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
})

export const words = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(3)}`,
})

export const arrow = style({ color: vars.color.textSecondary })

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(2),
  padding: `0 ${space(4)} ${space(4)}`,
})

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.tile,
  clipPath: vars.shape.tile,
})
