import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(4),
  '@media': { [media.md]: { gap: space(6) } },
})

/** The evening sky that capsules come down from, dark in both modes. */
export const sky = style({
  display: 'grid',
  gap: space(5),
  padding: space(4),
  color: vars.color.textPrimary,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.page,
  backgroundImage: `radial-gradient(90% 120% at 80% 0%, color-mix(in srgb, ${vars.color.accent} 34%, transparent), transparent 70%), radial-gradient(60% 90% at 10% 100%, color-mix(in srgb, ${vars.color.second} 26%, transparent), transparent 70%)`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      padding: space(8),
    },
  },
})
export const words = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  '@media': { [media.md]: { gap: space(3) } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const pool = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('xl'),
    lineHeight: 1.05,
    color: vars.color.accentText,
    '@media': { [media.md]: { fontSize: displaySize('display') } },
  },
])
export const time = style([displayFont, { fontSize: displaySize('xl') }])

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const level = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
})
export const capsule = style({
  inlineSize: 'min(100%, 4.5rem)',
  '@media': { [media.md]: { inlineSize: 'min(100%, 6.5rem)' } },
  selectors: { '&[data-none]': { opacity: 0.35 } },
})
export const value = style([displayFont, { margin: 0, fontSize: displaySize('lg') }])

export const below = style({
  display: 'grid',
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(6) },
  },
})
export const winners = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const winner = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'center',
  paddingBlock: space(2),
  fontSize: textSize('sm'),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
})
export const bead = style({ inlineSize: '2rem' })
