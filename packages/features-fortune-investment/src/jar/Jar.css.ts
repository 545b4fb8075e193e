import { mix } from '@marquee/prize-ui/drawing/colours'
import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
})

export const track = style({
  fill: 'none',
  stroke: mix(vars.color.textPrimary, 14, 'transparent'),
  strokeWidth: 8,
})
export const time = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 8,
  transition: `stroke-dasharray ${vars.motion.slow} ${vars.motion.standard}`,
})

export const shadow = style({ fill: vars.color.textPrimary, opacity: 0.14 })

export const lid = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  transition: `transform ${vars.motion.slow} ${vars.motion.enter}`,
})

const bob = keyframes({ '50%': { transform: 'translateY(-6px)' } })
export const bonus = style(whenMoving('&', { animation: `${bob} 2.4s ease-in-out infinite` }))
export const spark = style({ fill: vars.color.coins })
