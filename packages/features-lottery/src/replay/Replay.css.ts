import { ticketUnit } from '@marquee/prize-ui/ticket/cut'
import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space, textSize, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const light = (share: number) => `color-mix(in srgb, ${vars.color.coins} ${share}%, transparent)`

/** The stage of the draw, dark in both modes. */
export const stage = style({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  backgroundColor: vars.color.page,
  backgroundImage: `radial-gradient(circle at 50% 8rem, ${light(30)}, transparent 62%)`,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.coins}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

/** Drum and number share their place: beside each other where there is room. */
export const front = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space(3),
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)', gap: space(6) },
  },
})

export const drum = style({
  inlineSize: '100%',
  maxInlineSize: '7.5rem',
  '@media': { [media.md]: { maxInlineSize: '13rem' } },
})

/** As high with a number as without, so that nothing below it jumps. */
export const call = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(1),
  inlineSize: '100%',
  minBlockSize: '7.5rem',
  margin: 0,
  textAlign: 'center',
})

export const lead = style({ display: 'grid', gap: space(1), textAlign: 'center' })

const out = keyframes({
  from: { transform: 'translateY(-2.5rem) rotate(-7deg) scale(0.6)', opacity: 0 },
  '70%': { transform: 'translateY(0.2rem) rotate(1deg) scale(1.02)', opacity: 1 },
})

/** The slip that has come out of the drum. */
export const slip = style([
  displayFont,
  {
    fontSize: displaySize('xxl'),
    lineHeight: 1.1,
    letterSpacing: '0.04em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.color.accentContrast,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
    vars: { [ticketUnit]: '0.65rem' },
    selectors: {
      '&[data-own]': {
        color: vars.color.page,
        backgroundColor: vars.color.coins,
        backgroundImage: 'none',
      },
    },
  },
  whenMoving('&', { animation: `${out} 240ms ${vars.motion.enter} both` }),
])

export const place = style([
  displayFont,
  { margin: 0, fontSize: displaySize('lg'), color: vars.color.coins },
])

export const tickets = style({ display: 'grid', gap: space(2), justifyItems: 'center' })

/** The player's own, side by side; many of them scroll. */
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2),
  maxBlockSize: '11.5rem',
  margin: 0,
  padding: space(1),
  listStyle: 'none',
  overflowY: 'auto',
})

const hit = keyframes({ '40%': { transform: 'scale(1.14)' } })

export const chip = style([
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minBlockSize: '2.75rem',
    minInlineSize: '5.25rem',
    paddingInline: space(1),
    fontSize: textSize('sm'),
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: vars.radius.badge,
    border: `1px solid ${vars.color.borderControl}`,
    backgroundColor: vars.color.raised,
    selectors: {
      '&[data-drawn]': {
        color: vars.color.page,
        fontWeight: vars.font.strongWeight,
        backgroundColor: vars.color.coins,
        borderColor: vars.color.coins,
      },
      '[data-phase="over"] &:not([data-drawn])': { opacity: 0.72 },
    },
  },
  whenMoving('&[data-drawn]', { animation: `${hit} 420ms ${vars.motion.enter}` }),
])

export const chipPlace = style({ fontSize: textSize('xs') })

export const actions = style({
  display: 'grid',
  gap: space(2),
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
})

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  textAlign: 'center',
  outline: 'none',
})
