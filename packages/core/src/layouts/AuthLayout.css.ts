import { vars } from '@marquee/theme'
import { focusRing, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const scene = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const room = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(5),
  padding: `${space(6)} ${space(4)}`,
  '@media': { [media.md]: { alignSelf: 'center', padding: space(10) } },
})

export const brand = style([{ display: 'block', borderRadius: vars.radius.field }, focusRing])
export const logo = style({ display: 'block', blockSize: 50, inlineSize: 'auto' })

export const panel = style({
  inlineSize: 'min(100%, 30rem)',
  overflow: 'hidden',
  background: vars.color.surface,
  backgroundImage: vars.texture.raised,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  boxShadow: vars.elevation.high,
})

export const inside = style({ padding: space(5), '@media': { [media.md]: { padding: space(8) } } })

export const footer = style({ display: 'flex', alignItems: 'center', gap: space(4) })
