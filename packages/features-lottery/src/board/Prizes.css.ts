import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const shelf = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** A plate on the shelf; the first one is the biggest. */
export const plate = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  padding: space(4),
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  backgroundImage: vars.texture.raised,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  selectors: {
    '&[data-first]': {
      borderColor: vars.color.coins,
      backgroundImage: `linear-gradient(160deg, color-mix(in srgb, ${vars.color.coins} 26%, transparent), transparent 70%)`,
    },
  },
})
export const place = style([
  displayFont,
  { margin: 0, fontSize: displaySize('xl'), lineHeight: 1.1, color: vars.color.accentText },
])
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
