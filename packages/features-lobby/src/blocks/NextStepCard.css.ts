import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const size = {
  minBlockSize: '5.25rem',
  inlineSize: '100%',
  '@media': { [media.md]: { inlineSize: '25rem', flex: 'none' as const } },
}

export const place = style({ ...size, blockSize: '5.25rem' })
export const card = style(size)

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 'inherit',
  padding: space(3),
  paddingInlineEnd: space(4),
})

export const cover = style({
  flex: 'none',
  inlineSize: '2.8125rem',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.field}, 0.5rem)`,
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: space(1),
})

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const go = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  backgroundImage: vars.texture.accent,
  color: vars.color.accentContrast,
})
