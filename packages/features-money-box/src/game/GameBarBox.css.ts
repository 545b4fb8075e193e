import { media, sideways, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  // A row of its own on a phone: what stands beside it would change its place with each digit.
  flex: '1 1 100%',
  gap: space(2),
  minBlockSize: '2rem',
  paddingInline: space(4),
  '@media': {
    [media.lg]: { flex: 'none', minBlockSize: '2.75rem' },
    [sideways]: { flex: 'none', minBlockSize: '2.75rem' },
  },
})

/** On a phone as wide as the signs of the rows around it, and drawn a little larger. */
export const drawing = style({
  flex: 'none',
  inlineSize: '1.75rem',
  marginInline: '-0.375rem',
  '@media': {
    [media.lg]: { inlineSize: '2.75rem', marginInline: 0 },
    [sideways]: { inlineSize: '2.75rem', marginInline: 0 },
  },
})

/** The name, and how much is in it at the end of the row. */
export const words = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2),
})
