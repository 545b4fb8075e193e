import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const pop = keyframes({
  '0%': { transform: 'scale(0.8)' },
  '45%': { transform: 'scale(1.18) rotate(-4deg)' },
  '70%': { transform: 'scale(0.96) rotate(3deg)' },
  '100%': { transform: 'none' },
})

/** The drawing above the sheet jumps once. */
export const art = style([
  { inlineSize: '9rem', blockSize: '9rem' },
  whenMoving('&[data-celebrates]', { animation: `${pop} 1.2s ${vars.motion.standard}` }),
])
