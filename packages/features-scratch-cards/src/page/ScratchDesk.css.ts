import { vars } from '@marquee/theme'
import { barReach, belowHeader, edgeHeight, focusRing, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const desk = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)', gap: space(10) },
  },
})

export const front = style([
  {
    display: 'grid',
    gap: space(3),
    inlineSize: '100%',
    maxInlineSize: '27rem',
    marginInline: 'auto',
    scrollMarginBlockStart: belowHeader,
  },
  focusRing,
])

/** In reach on a phone, however tall the card is above it. */
export const reveal = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: `calc(${barReach} + max(${space(2)}, var(${edgeHeight}, 0px)))`,
  borderRadius: vars.radius.control,
  // It stands apart from a card of its own colour.
  boxShadow: `0 0 0.75rem 0.5rem color-mix(in srgb, ${vars.color.page} 70%, transparent)`,
  '@media': { [media.md]: { position: 'static', boxShadow: 'none' } },
})

export const result = style({
  display: 'grid',
  gap: space(3),
  scrollMarginBlock: `${belowHeader} 6rem`,
  selectors: { '&:empty': { display: 'none' } },
})

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })
export const lineSign = style({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' })
