import { mix } from '@marquee/prize-ui/drawing/colours'
import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'
import { breakingMs, feedingMs } from './timing.ts'

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
const vanish = keyframes({ to: { opacity: 0 } })
const drop = keyframes({ from: { transform: 'translateY(-84px)' } })
const appear = keyframes({ from: { opacity: 0 } })
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
/** The first half cracks, the second flies apart; how long the one takes the place of the other. */
const crack = breakingMs / 2
const change = 60

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
})

export const shadow = style({ fill: vars.color.textPrimary, opacity: 0.14 })

export const whole = style([
  { transformBox: 'fill-box', transformOrigin: 'center bottom' },
  whenMoving('[data-ready] > &', { animation: `${breathe} 3.2s ${vars.motion.standard} infinite` }),
  whenMoving('[data-breaking] > &', {
    animation: `${shake} ${crack}ms linear, ${vanish} ${change}ms ${crack}ms linear both`,
  }),
])

/** What is inside: it rises as long as coins fall. */
export const rising = style({ transition: `transform ${feedingMs}ms ${vars.motion.standard}` })

export const falling = style({ opacity: 0 })
export const fed = [0, 1, 2].map((place) =>
  style(
    whenMoving('[data-fed] > &', {
      animation: `${fall} ${feedingMs / 2}ms ${vars.motion.enter} ${(place * feedingMs) / 4}ms both`,
    }),
  ),
)

const line = style([
  {
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    strokeDasharray: 1,
  },
  whenMoving('[data-breaking] &', { animation: `${draw} ${crack}ms ${vars.motion.enter} both` }),
])
/** Dark with a light edge: it is seen on coins as well as on what is empty. */
export const crackLine = style([
  line,
  { stroke: mix(vars.color.accent, 18, '#000'), strokeWidth: 4 },
])
export const crackEdge = style([line, { stroke: '#fff', strokeWidth: 8, opacity: 0.6 }])

const sealEdge = mix(vars.color.caution, 60, '#000')
export const seal = style({ fill: vars.color.caution, stroke: sealEdge, strokeWidth: 3 })
export const shackle = style({ fill: 'none', stroke: sealEdge, strokeWidth: 6 })
export const bolt = style({
  stroke: vars.color.cautionContrast,
  strokeWidth: 5,
  strokeLinecap: 'round',
})

export const pieces = style([
  whenMoving('[data-breaking] > &', { animation: `${appear} ${change}ms ${crack}ms both` }),
])

/** What was inside falls into a heap. */
export const heap = style(
  whenMoving('[data-breaking] &', {
    animation: `${drop} ${crack / 2}ms ${crack}ms ease-in both`,
  }),
)

const fly = (x: number, y: number, turn: number) =>
  keyframes({ to: { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` } })
/** Where each piece flies, from the left by the top all around. */
const flights = [
  fly(-110, -80, -40),
  fly(40, -120, 30),
  fly(120, -50, 45),
  fly(110, 50, 40),
  fly(-20, 80, -20),
  fly(-120, 40, -45),
]
export const piece = flights.map((flight) =>
  style([
    { transformBox: 'view-box', transformOrigin: 'center' },
    whenMoving('[data-breaking] &', {
      // Seen on most of its way, however quickly the theme lets things come.
      animation: `${flight} ${crack}ms ${crack}ms ease-out both, ${vanish} ${crack / 2}ms ${crack * 1.5}ms linear both`,
    }),
  ]),
)
