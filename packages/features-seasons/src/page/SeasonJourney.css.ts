import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const below = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: space(5) },
  },
})
export const card = style({
  display: 'grid',
  // Long names wrap; they do not widen the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  justifyItems: 'start',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  inlineSize: '100%',
})
export const award = style({ display: 'flex', alignItems: 'center', gap: space(2) })
export const live = style({
  inlineSize: '100%',
  selectors: { '&:empty': { display: 'none' } },
})
export const rule = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
})
export const time = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
