import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

export const capsules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 4.5rem)',
  alignItems: 'end',
})

/** How long a capsule comes down, in ms. */
export const fallTime = 1_100

const fall = keyframes({
  '0%': { transform: 'translateY(-60vh) rotate(-8deg)' },
  '70%': { transform: 'translateY(0) rotate(3deg)' },
  '84%': { transform: 'translateY(-0.75rem) rotate(-2deg)' },
  '100%': { transform: 'none' },
})
export const falling = style([
  { display: 'block', inlineSize: '6.5rem' },
  whenMoving('&', { animation: `${fall} ${fallTime}ms ${vars.motion.enter} both` }),
])
export const body = style({ display: 'grid', minBlockSize: '11rem', alignItems: 'center' })
