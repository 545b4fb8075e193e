import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { backdrop, focusRing, media, whenMoving } from '../style.ts'

const quickly = `${vars.motion.quick} ${vars.motion.standard}`

export const iconButton = style([
  focusRing,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.control,
    color: vars.color.textPrimary,
    cursor: 'pointer',
    touchAction: 'manipulation',
    textDecoration: 'none',
    transition: `color ${quickly}, transform ${quickly}`,
    '::before': backdrop({
      clipPath: vars.shape.control,
      border: `${vars.line.control} solid transparent`,
      transition: `background-color ${quickly}, border-color ${quickly}, filter ${quickly}`,
    }),
    selectors: {
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
      '&:hover:not(:disabled)': { color: vars.color.accentText },
    },
  },
  whenMoving('&:active:not(:disabled)', { transform: vars.motion.press }),
])

export const variant = styleVariants({
  plain: {
    selectors: { '&:hover:not(:disabled)::before': { backgroundColor: vars.color.sunken } },
  },
  quiet: {
    '::before': { backgroundColor: vars.color.raised, borderColor: vars.color.borderControl },
    selectors: {
      '&:hover:not(:disabled)::before': { borderColor: vars.color.accentText },
    },
  },
  strong: {
    color: vars.color.accentContrast,
    '::before': {
      backgroundColor: vars.color.accent,
      backgroundImage: vars.texture.accent,
      boxShadow: vars.elevation.control,
    },
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.accentContrast },
      '&:hover:not(:disabled)::before': { filter: 'brightness(1.08)' },
      '&:active:not(:disabled)::before': { boxShadow: vars.elevation.controlPressed },
    },
  },
})

export const size = styleVariants({
  sm: {
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    '@media': { [media.lg]: { inlineSize: '2.25rem', blockSize: '2.25rem' } },
  },
  md: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  lg: { inlineSize: '3.5rem', blockSize: '3.5rem' },
})

export const round = style({ borderRadius: '50%', '::before': { clipPath: 'none' } })

export const count = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '0.5625rem',
  color: vars.color.criticalContrast,
  backgroundColor: vars.color.critical,
  fontSize: '0.6875rem',
  fontWeight: vars.font.strongWeight,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
