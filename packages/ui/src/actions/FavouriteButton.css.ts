import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { whenMoving } from '../style.ts'

const pop = keyframes({
  '0%': { transform: 'scale(0.6)' },
  '60%': { transform: 'scale(1.25)' },
  '100%': { transform: 'none' },
})

export const favourite = style([
  {
    selectors: { '&[aria-pressed="true"]': { color: vars.color.criticalText } },
  },
  whenMoving('&[aria-pressed="true"] > svg', {
    animation: `${pop} ${vars.motion.medium} ${vars.motion.enter}`,
  }),
])
