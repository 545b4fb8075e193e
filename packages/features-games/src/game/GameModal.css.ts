import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const popup = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  outline: 'none',
  background: '#030306',
  transition: `opacity ${vars.motion.medium} ${vars.motion.enter}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})
