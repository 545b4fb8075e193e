import { ticketUnit } from '@marquee/prize-ui/ticket/cut'
import { vars } from '@marquee/theme'
import { displayFont, displaySize, space, textSize, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const print = keyframes({
  from: { transform: 'translateY(-2.5rem) rotate(-8deg) scale(0.7)', opacity: 0 },
  '70%': { transform: 'translateY(0.25rem) rotate(1deg)', opacity: 1 },
})

export const ticket = style([
  {
    display: 'grid',
    alignContent: 'center',
    gap: space(1),
    minBlockSize: '5.25rem',
    color: vars.color.accentContrast,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
    vars: { [ticketUnit]: '0.65rem' },
    selectors: {
      // It was drawn and has won nothing.
      '&[data-state="blank"]': {
        color: vars.color.textSecondary,
        backgroundColor: vars.color.raised,
        backgroundImage: 'none',
      },
      '&[data-state="won"], &[data-state="taken"]': {
        color: vars.color.textPrimary,
        backgroundColor: `color-mix(in srgb, ${vars.color.coins} 14%, ${vars.color.raised})`,
        backgroundImage: 'none',
        boxShadow: `inset 0 0 0 3px ${vars.color.coins}`,
      },
    },
  },
  whenMoving('&[data-new]', { animation: `${print} 520ms ${vars.motion.enter} both` }),
])

export const number = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('lg'),
    lineHeight: 1.1,
    letterSpacing: '0.04em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
])

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  fontSize: textSize('xs'),
  lineHeight: 1.3,
})
