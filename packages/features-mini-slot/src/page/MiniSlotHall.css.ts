import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: space(10) },
  },
})
export const front = style({ display: 'grid', gap: space(4), justifyItems: 'center' })
export const live = style({
  inlineSize: '100%',
  display: 'grid',
  gap: space(3),
  selectors: { '&:empty': { display: 'none' } },
})

export const ladder = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const rung = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'center',
  padding: `${space(3)} ${space(1)}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  color: vars.color.textSecondary,
  selectors: {
    '&[aria-current]': {
      color: vars.color.textPrimary,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.raised,
    },
  },
})
export const rungName = style([
  displayFont,
  { fontSize: displaySize('xl'), lineHeight: 1, margin: 0 },
])
export const pips = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.25rem',
})
export const pip = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  border: `1px solid ${vars.color.borderControl}`,
  selectors: {
    '&[data-done]': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
  },
})
export const shown = style({ display: 'flex', gap: '0.25rem' })
export const shownSymbol = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
})
