import { vars } from '@marquee/theme'
import { displayFont, focusRing, media, space, visuallyHidden, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const stamp = keyframes({
  from: { transform: 'scale(2)', opacity: 0 },
  '70%': { transform: 'scale(0.9)', opacity: 1 },
})
const shine = keyframes({ '50%': { backgroundColor: vars.color.raised } })

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '17rem',
  marginInline: 'auto',
  tableLayout: 'fixed',
  '@media': { [media.md]: { maxInlineSize: '26rem' } },
  borderCollapse: 'separate',
  borderSpacing: '0.25rem',
  padding: space(2),
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
})

export const caption = style(visuallyHidden)

export const letter = style([
  displayFont,
  {
    paddingBlock: space(1),
    fontSize: '1.5rem',
    lineHeight: 1.1,
    borderRadius: vars.radius.badge,
    textAlign: 'center',
    selectors: {
      '&[data-column="0"]': {
        backgroundColor: vars.color.accent,
        color: vars.color.accentContrast,
      },
      '&[data-column="1"]': {
        backgroundColor: vars.color.second,
        color: vars.color.secondContrast,
      },
      '&[data-column="2"]': {
        backgroundColor: vars.color.positive,
        color: vars.color.positiveContrast,
      },
      '&[data-column="3"]': {
        backgroundColor: vars.color.caution,
        color: vars.color.cautionContrast,
      },
      '&[data-column="4"]': {
        backgroundColor: vars.color.critical,
        color: vars.color.criticalContrast,
      },
    },
  },
])

export const field = style([
  {
    position: 'relative',
    isolation: 'isolate',
    blockSize: 'clamp(3rem, 14vw, 4.25rem)',
    padding: 0,
    textAlign: 'center',
    verticalAlign: 'middle',
    borderRadius: vars.radius.badge,
    backgroundColor: vars.color.surface,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
    color: vars.color.textPrimary,
    selectors: {
      '&[data-daubed]': { color: vars.color.accentContrast },
      // The daub: a stamp in the brand's accent.
      '&[data-daubed]::before': {
        content: '',
        position: 'absolute',
        inset: '8%',
        zIndex: -1,
        borderRadius: '50%',
        backgroundColor: vars.color.accent,
        backgroundImage: vars.texture.accent,
      },
      '&[data-won]': { boxShadow: `inset 0 0 0 3px ${vars.color.coins}` },
    },
  },
  // Stamped as the ball comes to rest, or at once below a finger; until then the number keeps its colour.
  whenMoving('[data-for-me] &[data-daubed]', { transition: 'color 1ms linear 400ms' }),
  whenMoving('&[data-daubed]::before', {
    animation: `${stamp} 320ms ${vars.motion.enter} both`,
  }),
  whenMoving('[data-for-me] &[data-daubed]::before', { animationDelay: '380ms' }),
  whenMoving('&[data-won]', { animation: `${shine} 900ms ${vars.motion.standard} 3` }),
])

export const number = style([
  displayFont,
  { fontSize: '1.25rem', letterSpacing: 0, fontVariantNumeric: 'tabular-nums' },
])

const call = keyframes({ '50%': { boxShadow: `inset 0 0 0 5px ${vars.color.accent}` } })

/** A number that has come: the whole field is pressed to daub it. */
export const daub = style([
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&[aria-pressed="false"]': {
        background: `color-mix(in srgb, ${vars.color.accent} 22%, transparent)`,
        boxShadow: `inset 0 0 0 3px ${vars.color.accent}`,
      },
    },
  },
  focusRing,
  whenMoving('&[aria-pressed="false"]', {
    animation: `${call} 900ms ${vars.motion.standard} 620ms infinite`,
  }),
])
