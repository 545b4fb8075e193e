import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space, visuallyHidden } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const light = (share: number) => `color-mix(in srgb, ${vars.color.accent} ${share}%, transparent)`

/** The stage with the drum, dark in both modes. */
export const hall = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: space(4),
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  backgroundColor: vars.color.page,
  backgroundImage: `radial-gradient(circle at 50% 26%, ${light(34)}, transparent 58%), repeating-conic-gradient(from 0deg at 50% 26%, ${light(9)} 0 9deg, transparent 9deg 18deg)`,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: space(10),
      padding: space(8),
      backgroundImage: `radial-gradient(circle at 24% 46%, ${light(34)}, transparent 52%), repeating-conic-gradient(from 0deg at 24% 46%, ${light(9)} 0 9deg, transparent 9deg 18deg)`,
    },
  },
})

export const drum = style({
  inlineSize: '100%',
  maxInlineSize: '8.5rem',
  '@media': { [media.md]: { maxInlineSize: '21rem' } },
})

export const words = style({
  display: 'grid',
  gap: space(4),
  inlineSize: '100%',
  minInlineSize: 0,
  justifyItems: 'start',
})

export const pot = style({ display: 'grid', gap: space(1) })
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  rowGap: space(1),
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  rowGap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })

export const action = style({
  display: 'grid',
  gap: space(3),
  inlineSize: '100%',
  '@media': { [media.md]: { maxInlineSize: '24rem' } },
})

/** What the ticket says that has just come. */
export const came = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('lg'),
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.accentText,
  },
])

export const unseen = style(visuallyHidden)
