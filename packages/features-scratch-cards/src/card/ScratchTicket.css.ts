import { ticketUnit } from '@marquee/prize-ui/ticket/cut'
import { vars } from '@marquee/theme'
import { displayFont, displaySize, space, textSize, whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const ticket = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  filter: `drop-shadow(0 0.375rem 0.75rem color-mix(in srgb, #000 30%, transparent))`,
})

export const paper = style({
  display: 'grid',
  gap: space(4),
  color: vars.color.accentContrast,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.texture.accent,
  vars: { [ticketUnit]: '1rem' },
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(3),
})

export const name = style([
  displayFont,
  { margin: 0, fontSize: displaySize('xl'), lineHeight: 1.1 },
])

export const rule = style({ margin: 0, fontSize: textSize('sm'), textAlign: 'end' })

export const board = style({
  position: 'relative',
  // Of its own where a theme's fields are round: nine fields are read up to their corners.
  borderRadius: `min(${vars.radius.field}, 0.75rem)`,
  backgroundColor: vars.color.surface,
  color: vars.color.textPrimary,
  overflow: 'hidden',
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: vars.color.border,
})

const beat = keyframes({ '50%': { transform: 'scale(1.14)' } })

export const field = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(1),
  aspectRatio: '1.12',
  // Of its row: one of two amounts is taller, and what is beside it has no gap below.
  placeSelf: 'stretch',
  padding: space(1),
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-won]': {
      backgroundColor: `color-mix(in srgb, ${vars.color.coins} 22%, ${vars.color.surface})`,
      boxShadow: `inset 0 0 0 3px ${vars.color.coins}`,
    },
  },
})

export const sign = style([
  { inlineSize: 'clamp(2rem, 9vw, 2.75rem)', aspectRatio: '1' },
  whenMoving('[data-won] > &', { animation: `${beat} 700ms ${vars.motion.standard} 3` }),
])

export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})

export const unit = styleVariants({
  coins: { color: vars.color.coins },
  entries: { color: vars.color.entries },
})

export const foot = style({ margin: 0, fontSize: textSize('sm'), textAlign: 'center' })

/** What stands on the cover of a card that cannot be scratched. */
export const seal = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space(2),
  padding: space(4),
  textAlign: 'center',
  color: vars.color.textPrimary,
})

export const sealSign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '50%',
  backgroundColor: vars.color.raised,
  color: vars.color.accentText,
})

export const sealWords = style([
  {
    display: 'grid',
    gap: space(1),
    paddingBlock: space(2),
    paddingInline: space(4),
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.raised,
    fontWeight: vars.font.strongWeight,
    fontVariantNumeric: 'tabular-nums',
  },
])
