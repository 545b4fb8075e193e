import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space, textSize } from '../style.ts'

export const positioner = style({ zIndex: 120 })

export const popup = style({
  maxInlineSize: '18rem',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius.field,
  border: `${vars.line.hairline} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.raised,
  color: vars.color.textPrimary,
  fontSize: textSize('sm'),
  lineHeight: 1.4,
  boxShadow: vars.elevation.medium,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.quick} ${vars.motion.enter}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})
