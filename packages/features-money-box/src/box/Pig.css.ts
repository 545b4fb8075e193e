import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'
import { breakingMs, feedingMs } from './timing.ts'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** Metal in the colour of coins, which for text on a light ground is a dark one. */
const gold = mix(vars.color.coins, 48, '#ffd97a')

const fall = keyframes({
  from: { transform: 'translateY(-4.5rem)', opacity: 0 },
  '25%': { opacity: 1 },
  '80%': { transform: 'translateY(1.25rem)', opacity: 1 },
  to: { transform: 'translateY(2rem)', opacity: 0 },
})
const breathe = keyframes({ '50%': { transform: 'translateY(-2%) rotate(-1.5deg)' } })
const shake = keyframes({
  '15%, 45%, 75%': { transform: 'rotate(-3deg)' },
  '30%, 60%, 90%': { transform: 'rotate(3deg)' },
  to: { transform: 'none' },
})
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(1.06)' } })
const appear = keyframes({ from: { opacity: 0 } })
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
/** The first half cracks, the second flies apart. */
const crack = breakingMs / 2

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
})

export const shadow = style({ fill: vars.color.textPrimary, opacity: 0.14 })

const turning = { transformBox: 'fill-box', transformOrigin: 'center bottom' } as const

export const whole = style([
  turning,
  whenMoving('[data-ready] > &', { animation: `${breathe} 3.2s ${vars.motion.standard} infinite` }),
  whenMoving('[data-breaking] > &', {
    animation: `${shake} ${crack}ms linear, ${vanish} 200ms ${crack}ms ${vars.motion.exit} both`,
  }),
])

export const limb = style({ fill: mix(vars.color.accent, 82, vars.color.surface) })
/** Ears: their corners are round. */
export const ear = style([
  limb,
  {
    stroke: mix(vars.color.accent, 82, vars.color.surface),
    strokeWidth: 12,
    strokeLinejoin: 'round',
  },
])
export const glass = style({
  fill: mix(vars.color.accent, 16, vars.color.surface),
  stroke: vars.color.accent,
  strokeWidth: 5,
})
export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 7,
  strokeLinecap: 'round',
})
export const face = style({ fill: mix(vars.color.accent, 55, vars.color.textPrimary) })
export const slot = style({ fill: mix(vars.color.accent, 45, '#000') })
export const gloss = style({ fill: '#fff', opacity: 0.34 })

/** What is inside: it rises as long as coins fall. */
export const inside = style({
  fill: mix(gold, 78, vars.color.surface),
  transition: `transform ${feedingMs}ms ${vars.motion.standard}`,
})
export const coin = style({
  fill: gold,
  stroke: mix(gold, 58, '#000'),
  strokeWidth: 2.5,
})
export const coinFace = style({
  fill: 'none',
  stroke: mix(gold, 58, '#000'),
  strokeWidth: 2,
  opacity: 0.7,
})

export const falling = style({ opacity: 0 })
export const fed = [0, 1, 2].map((place) =>
  style(
    whenMoving('[data-fed] > &', {
      animation: `${fall} ${feedingMs / 2}ms ${vars.motion.enter} ${(place * feedingMs) / 4}ms both`,
    }),
  ),
)

export const crackLine = style([
  {
    fill: 'none',
    stroke: mix(vars.color.accent, 30, vars.color.textPrimary),
    strokeWidth: 4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    strokeDasharray: 1,
  },
  whenMoving('[data-breaking] &', { animation: `${draw} ${crack}ms ${vars.motion.enter} both` }),
])

export const seal = style({
  fill: vars.color.caution,
  stroke: mix(vars.color.caution, 60, '#000'),
  strokeWidth: 3,
})
export const bolt = style({ fill: 'none', stroke: vars.color.cautionContrast, strokeWidth: 4 })

export const pieces = style([
  whenMoving('[data-breaking] > &', { animation: `${appear} 60ms ${crack}ms both` }),
])

const fly = (x: number, y: number, turn: number) =>
  keyframes({
    to: { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`, opacity: 0 },
  })
const flights = [
  fly(-90, -70, -80),
  fly(-20, -110, 40),
  fly(80, -80, 90),
  fly(110, 30, 70),
  fly(-100, 50, -60),
  fly(10, 70, 30),
]
export const shard = flights.map((flight) =>
  style([
    turning,
    {
      fill: mix(vars.color.accent, 40, vars.color.surface),
      stroke: vars.color.accent,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    },
    whenMoving('[data-breaking] &', {
      animation: `${flight} ${crack}ms ${crack}ms ${vars.motion.enter} both`,
    }),
  ]),
)
