import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { backdrop, focusRing, labelFont, media, space, textSize, whenMoving } from '../style.ts'

const quickly = `${vars.motion.quick} ${vars.motion.standard}`

/** What looks pressed: a button under a finger, without those that do not react. */
const active = '&:active:not(:disabled, [aria-disabled="true"])'
const hover = '&:hover:not(:disabled, [aria-disabled="true"])'

export const button = style([
  labelFont,
  focusRing,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    flex: 'none',
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `transform ${quickly}, color ${quickly}, opacity ${quickly}`,
    '::before': backdrop({
      clipPath: vars.shape.control,
      border: `${vars.line.control} solid transparent`,
      transition: `box-shadow ${quickly}, filter ${quickly}, background-color ${quickly}, border-color ${quickly}`,
    }),
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled:not([aria-busy="true"])': {
        opacity: 0.5,
        filter: 'saturate(0.4)',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  whenMoving(active, { transform: vars.motion.press }),
])

export const wide = style({ inlineSize: '100%' })

export const variant = styleVariants({
  strong: {
    color: vars.color.accentContrast,
    '::before': {
      backgroundColor: vars.color.accent,
      backgroundImage: vars.texture.accent,
      boxShadow: vars.elevation.control,
    },
    selectors: {
      [`${hover}::before`]: { filter: 'brightness(1.08) saturate(1.06)' },
      [`${active}::before`]: { boxShadow: vars.elevation.controlPressed },
    },
  },
  quiet: {
    color: vars.color.textPrimary,
    '::before': {
      backgroundColor: vars.color.raised,
      borderColor: vars.color.borderControl,
    },
    selectors: {
      [hover]: { color: vars.color.accentText },
      [`${hover}::before`]: { borderColor: vars.color.accentText },
    },
  },
  /** Its words stand in line with the text around; what a pointer fills reaches beyond. */
  plain: {
    color: vars.color.accentText,
    selectors: {
      [`&&:not(${wide})`]: { paddingInline: space(2), marginInline: `calc(-1 * ${space(2)})` },
      // Among buttons it keeps its distance.
      [`${button} + &&&`]: { marginInlineStart: 0 },
      [`&&&:has(+ ${button})`]: { marginInlineEnd: 0 },
      // So it does in a bar of controls, where nothing is text to stand in line with.
      '[role="toolbar"] &&&': { marginInline: 0 },
      [`${hover}::before`]: { backgroundColor: vars.color.sunken },
    },
  },
  danger: {
    color: vars.color.criticalContrast,
    '::before': { backgroundColor: vars.color.critical, boxShadow: vars.elevation.low },
    selectors: { [`${hover}::before`]: { filter: 'brightness(1.08)' } },
  },
})

export const size = styleVariants({
  sm: {
    minBlockSize: '2.75rem',
    paddingInline: space(3),
    fontSize: textSize('sm'),
    '@media': { [media.lg]: { minBlockSize: '2.25rem' } },
  },
  md: { minBlockSize: '2.75rem', paddingInline: space(5), fontSize: textSize('md') },
  lg: {
    minBlockSize: '3.5rem',
    paddingInline: space(8),
    fontSize: '1.125rem',
  },
})

/** Keeps the width of the words while the ring turns in their place. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  border: '0.15em solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})
