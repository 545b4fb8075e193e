import { vars } from '@marquee/theme'
import { backdrop, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.4fr) auto',
      columnGap: space(6),
    },
  },
})

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

export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })

const wholeLine = { gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } }

export const tasks = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...wholeLine,
})
export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1),
})
export const bar = style({ flexBasis: '100%' })
export const action = style(wholeLine)
