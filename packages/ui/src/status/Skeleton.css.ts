import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.sunken,
})

export const breathing = style({ animation: `${breathe} 1600ms ease-in-out infinite` })

export const shape = styleVariants({
  text: { blockSize: '1em', marginBlock: '0.25em', borderRadius: vars.radius.badge },
  block: { borderRadius: vars.radius.card, clipPath: vars.shape.card },
  control: { borderRadius: vars.radius.control, clipPath: vars.shape.control },
  circle: { borderRadius: '50%', aspectRatio: '1' },
})
