import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** Metal in the colour of coins, which for text on a light ground is a dark one. */
const gold = mix(vars.color.coins, 30, '#ffd97a')

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
export const glass = style({ fill: mix(vars.color.second, 14, vars.color.surface) })
export const wall = style({ fill: 'none', stroke: vars.color.second, strokeWidth: 5 })
export const gloss = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 7,
  strokeLinecap: 'round',
  opacity: 0.4,
})

export const heap = style({ fill: mix(gold, 78, vars.color.surface) })
export const coin = style({ fill: gold, stroke: mix(gold, 58, '#000'), strokeWidth: 2.5 })
export const face = style({
  fill: 'none',
  stroke: mix(gold, 58, '#000'),
  strokeWidth: 2,
  opacity: 0.7,
})

export const neck = style({
  fill: mix(vars.color.second, 30, vars.color.surface),
  stroke: vars.color.second,
  strokeWidth: 4,
})

const away = 'translate(56px, -22px) rotate(28deg)'
export const lid = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  transition: `transform ${vars.motion.slow} ${vars.motion.enter}`,
  selectors: { '[data-ready] > &': { transform: away } },
})
export const cap = style({
  fill: vars.color.accent,
  stroke: mix(vars.color.accent, 62, '#000'),
  strokeWidth: 3,
})
export const rim = style({
  stroke: vars.color.accentContrast,
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: 0.5,
})

/** Untied once the jar is open. */
export const tie = style({ selectors: { '[data-ready] > &': { display: 'none' } } })
export const string = style({
  fill: 'none',
  stroke: mix(vars.color.coins, 60, vars.color.textPrimary),
  strokeWidth: 3.5,
})
export const tag = style({
  fill: vars.color.raised,
  stroke: mix(vars.color.coins, 60, vars.color.textPrimary),
  strokeWidth: 3,
  strokeLinejoin: 'round',
})
export const hole = style({ fill: mix(vars.color.coins, 60, vars.color.textPrimary) })

const bob = keyframes({ '50%': { transform: 'translateY(-6px)' } })
export const bonus = style([
  { display: 'none', selectors: { '[data-ready] > &': { display: 'block' } } },
  whenMoving('[data-ready] > &', { animation: `${bob} 2.4s ease-in-out infinite` }),
])
export const spark = style({ fill: vars.color.coins })
