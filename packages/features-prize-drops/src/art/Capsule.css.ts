import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

/** Metals are themselves in every theme. */
export const metal = styleVariants({
  1: { fill: '#cf8a57' },
  2: { fill: '#cfd6df' },
  3: { fill: '#f0bd45' },
})
export const edge = style({ fill: 'none', stroke: '#1b1b22', strokeOpacity: 0.45, strokeWidth: 2 })
export const shade = style({ fill: '#1b1b22', opacity: 0.16 })
export const shine = style({ fill: '#ffffff', opacity: 0.6 })
export const cloth = style({ fill: vars.color.accent })
export const stripe = style({ fill: vars.color.second })
export const cord = style({ fill: 'none', stroke: vars.color.textSecondary, strokeWidth: 1.5 })
export const capsule = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

const sway = keyframes({
  from: { transform: 'rotate(-3deg) translateY(-2px)' },
  to: { transform: 'rotate(3deg) translateY(3px)' },
})
export const floating = style([
  { transformOrigin: '50% 10%', transformBox: 'fill-box' },
  whenMoving('&', { animation: `${sway} 3.6s ease-in-out infinite alternate` }),
])
