import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space, textSize } from '../style.ts'

export const positioner = style({ zIndex: 110, outline: 'none' })

export const popup = style({
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(70dvh, var(--available-height))',
  overflowY: 'auto',
  padding: space(2),
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  backgroundImage: vars.texture.raised,
  color: vars.color.textPrimary,
  boxShadow: vars.elevation.medium,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.quick} ${vars.motion.enter}, transform ${vars.motion.quick} ${vars.motion.enter}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.96)' },
  },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '2.75rem',
  paddingInline: space(3),
  borderRadius: vars.radius.field,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.sunken,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const tone = styleVariants({
  plain: { color: vars.color.textPrimary },
  critical: { color: vars.color.criticalText },
})

export const words = style({ flex: 1, minInlineSize: 0 })

export const group = style({
  padding: `${space(2)} ${space(3)} ${space(1)}`,
  color: vars.color.textSecondary,
  fontSize: textSize('xs'),
})

export const separator = style({
  blockSize: 1,
  margin: `${space(2)} ${space(1)}`,
  backgroundColor: vars.color.border,
})
