import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

export const accent = style({ fill: vars.color.accent })
export const second = style({ fill: vars.color.second })
export const positive = style({ fill: vars.color.positive })
export const coins = style({ fill: vars.color.coins })
export const raised = style({ fill: vars.color.raised })
export const line = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2 })
export const beam = style({ fill: vars.color.accent, opacity: 0.16 })

const sway = keyframes({ from: { transform: 'rotate(-4deg)' }, to: { transform: 'rotate(5deg)' } })
const glint = keyframes({ '0%, 70%, 100%': { opacity: 0 }, '82%': { opacity: 0.9 } })

/** The lights over the podium, slow enough to be looked past. */
export const light = style([
  { transformOrigin: '50% 0%', transformBox: 'fill-box' },
  whenMoving('&', { animation: `${sway} 7s ease-in-out infinite alternate` }),
])
export const shine = style([
  { fill: '#ffffff', opacity: 0 },
  whenMoving('&', { animation: `${glint} 5s linear infinite` }),
])
export const scene = style({ inlineSize: '100%', blockSize: '100%', display: 'block' })
