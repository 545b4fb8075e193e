import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

const pop = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '60%': { transform: 'scale(1.25)' },
  '100%': { transform: 'none' },
})

export const favourite = style({
  selectors: { '&[aria-pressed="true"]': { color: vars.color.criticalText } },
})

globalStyle(`:root:not([data-motion='reduced']) ${favourite}[aria-pressed='true'] > svg`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${pop} ${vars.motion.medium} ${vars.motion.enter}`,
    },
  },
})
