import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const offers = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
})
export const offer = style({
  display: 'grid',
  // Long names wrap; they do not widen the tile.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(2),
  justifyItems: 'center',
  alignContent: 'space-between',
  textAlign: 'center',
  blockSize: '100%',
})
export const icon = style({ color: vars.color.accentText })
export const live = style({ selectors: { '&:empty': { display: 'none' } } })
