import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'
import { lobby } from './lobby.css.ts'

const isSpotlit = `${lobby}[data-form="spotlight"] &`

const size = {
  minBlockSize: '5.25rem',
  inlineSize: '100%',
  selectors: { [isSpotlit]: { minBlockSize: '8rem' } },
  '@media': {
    [media.md]: {
      inlineSize: '25rem',
      flex: 'none' as const,
      selectors: { [isSpotlit]: { minBlockSize: '12rem', inlineSize: 'min(100%, 38rem)' } },
    },
  },
}

export const place = style({ ...size, blockSize: '5.25rem' })
export const card = style([size, { selectors: { [`${isSpotlit}::before`]: { opacity: 0 } } }])

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 'inherit',
  padding: space(3),
  paddingInlineEnd: space(4),
  selectors: { [isSpotlit]: { padding: 0 } },
  '@media': { [media.md]: { selectors: { [isSpotlit]: { gap: space(6) } } } },
})

export const cover = style({
  flex: 'none',
  inlineSize: '2.8125rem',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.field}, 0.5rem)`,
  selectors: {
    [isSpotlit]: {
      inlineSize: '6rem',
      borderRadius: vars.radius.tile,
      clipPath: vars.shape.tile,
      boxShadow: vars.elevation.medium,
    },
  },
  '@media': { [media.md]: { selectors: { [isSpotlit]: { inlineSize: '9rem' } } } },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: space(1),
})

export const title = style({
  selectors: {
    [isSpotlit]: {
      ...displayFont,
      fontSize: displaySize('lg'),
      whiteSpace: 'normal',
      lineHeight: 1.15,
    },
  },
  '@media': { [media.md]: { selectors: { [isSpotlit]: { fontSize: displaySize('xl') } } } },
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
  selectors: { [isSpotlit]: { inlineSize: '3.5rem', blockSize: '3.5rem' } },
})
