import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { turningTime } from './timing.ts'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** Metal in the colour of coins, which for text on a light ground is a dark one. */
const gold = mix(vars.color.coins, 30, '#ffd97a')
const edge = { stroke: mix(vars.color.accent, 45, '#000'), strokeWidth: 3 } as const
const centred = { transformBox: 'fill-box', transformOrigin: 'center' } as const

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
})
export const shadow = style({ fill: '#000', opacity: 0.4 })

export const glass = style({ fill: mix(vars.color.textPrimary, 10, 'transparent') })
export const wall = style({
  fill: 'none',
  stroke: mix(vars.color.textPrimary, 70, vars.color.second),
  strokeWidth: 5,
})
export const gloss = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 8,
  strokeLinecap: 'round',
  opacity: 0.55,
})
export const dome = style({ ...edge, fill: vars.color.accent, strokeLinejoin: 'round' })
export const bulb = style({
  ...edge,
  fill: gold,
  selectors: { '[data-state="resting"] &': { fill: mix(gold, 35, '#000') } },
})

export const foot = style({ ...edge, fill: mix(vars.color.accent, 60, '#000') })
export const body = style({ ...edge, fill: vars.color.accent })
export const shine = style({ fill: '#fff', opacity: 0.13 })
export const belt = style({ ...edge, fill: vars.color.second })

const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0.25 } })
const bulbs = { fill: gold, selectors: { '[data-state="resting"] &': { opacity: 0.35 } } }
/** Lamps of the belt; every other one half a step later. Slower than three flashes a second. */
export const lamp = [0, 500].map((delay) =>
  style([
    bulbs,
    whenMoving('[data-state="ready"] &', {
      animation: `${blink} 1000ms linear ${-delay}ms infinite`,
    }),
    whenMoving('[data-state="turning"] &', {
      animation: `${blink} 1000ms linear ${-delay}ms infinite`,
    }),
  ]),
)

export const plate = style({ ...edge, fill: mix(vars.color.textPrimary, 82, vars.color.accent) })
const turn = keyframes({
  '0%': { transform: 'none' },
  '38%, 100%': { transform: 'rotate(540deg)' },
})
const nudge = keyframes({
  '0%, 82%, 100%': { transform: 'none' },
  '88%': { transform: 'rotate(14deg)' },
  '94%': { transform: 'rotate(-10deg)' },
})
export const knob = style([
  centred,
  whenMoving('[data-state="ready"] &', { animation: `${nudge} 3.4s ease-in-out infinite` }),
  whenMoving('[data-state="turning"] &', {
    animation: `${turn} ${turningTime}ms ${vars.motion.standard} both`,
  }),
])
export const dial = style({ ...edge, fill: gold })
export const handle = style({ ...edge, fill: mix(gold, 70, '#fff') })
export const mark = style({ fill: mix(vars.color.accent, 45, '#000') })
export const star = style({ fill: vars.color.accentContrast, opacity: 0.5 })
export const chute = style({ ...edge, fill: mix(vars.color.page, 70, '#000') })
export const tray = style({ ...edge, fill: vars.color.second })

const fills = {
  accent: vars.color.accent,
  second: vars.color.second,
  coins: gold,
  entries: vars.color.entries,
}
const line = {
  stroke: mix(vars.color.page, 80, '#000'),
  strokeWidth: 2,
  strokeLinejoin: 'round',
} as const
export const shell = styleVariants(fills, (fill) => ({ ...line, fill }))
export const clear = style({ ...line, fill: mix('#fff', 62, 'transparent') })
export const glint = style({ fill: 'none', stroke: '#fff', strokeWidth: 3, strokeLinecap: 'round' })

const tumble = keyframes({
  '0%, 44%, 100%': { transform: 'none' },
  '8%': { transform: 'translate(10px, -26px) rotate(30deg)' },
  '16%': { transform: 'translate(-12px, 0) rotate(-20deg)' },
  '24%': { transform: 'translate(8px, -18px) rotate(24deg)' },
  '34%': { transform: 'translate(-4px, 2px) rotate(-8deg)' },
})
const settle = keyframes({
  '0%, 90%, 100%': { transform: 'none' },
  '95%': { transform: 'translateY(-5px)' },
})

export const heap = style({ selectors: { '[data-state="resting"] &': { opacity: 0.55 } } })
/** A heap that tumbles: each third of it begins a little later. */
export const lying = [0, 90, 180].map((delay) =>
  style([
    centred,
    whenMoving('[data-state="ready"] &', {
      animation: `${settle} 2.8s ease-in-out ${delay * 4}ms infinite`,
    }),
    whenMoving('[data-state="turning"] &', {
      animation: `${tumble} ${turningTime}ms ${vars.motion.standard} ${delay}ms both`,
    }),
  ]),
)

const drop = keyframes({
  '0%, 46%': { transform: 'translateY(-46px) scale(0.3)', opacity: 0 },
  '48%': { transform: 'translateY(-40px) scale(0.6)', opacity: 1 },
  '60%': { transform: 'translateY(4px)' },
  '66%': { transform: 'translateY(-10px) rotate(-8deg)' },
  '72%': { transform: 'none' },
  '78%': { transform: 'rotate(7deg)' },
  '84%': { transform: 'rotate(-7deg)' },
  '88%, 100%': { transform: 'none', opacity: 1 },
})
/** What has come out: larger than those in the globe, as it lies in front. */
export const out = style([
  {
    ...centred,
    display: 'none',
    selectors: {
      '[data-state="turning"] > &, [data-state="open"] > &': { display: 'block' },
    },
  },
  // Those who want stillness see it when it is open.
  { selectors: { '[data-state="turning"] > &': { opacity: 0 } } },
  whenMoving('[data-state="turning"] > &', {
    animation: `${drop} ${turningTime}ms ${vars.motion.standard} both`,
  }),
])

const away = 'translate(20px, -30px) rotate(48deg)'
const lift = keyframes({ '0%, 88%': { transform: 'none' }, '100%': { transform: away } })
export const lid = style([
  {
    ...line,
    ...centred,
    fill: mix('#fff', 72, 'transparent'),
    selectors: { '[data-state="open"] &': { transform: away } },
  },
  whenMoving('[data-state="turning"] &', {
    animation: `${lift} ${turningTime}ms ${vars.motion.enter} both`,
  }),
])
const rise = keyframes({
  '0%, 88%': { transform: 'none' },
  '100%': { transform: 'translateY(-20px)' },
})
export const inside = style([
  { selectors: { '[data-state="open"] &': { transform: 'translateY(-20px)' } } },
  whenMoving('[data-state="turning"] &', {
    animation: `${rise} ${turningTime}ms ${vars.motion.enter} both`,
  }),
])
export const coin = style({ fill: gold, stroke: mix(gold, 55, '#000'), strokeWidth: 2 })
export const face = style({ fill: mix(gold, 45, '#000') })

/** Rays around the capsule that is open. */
export const light = style({
  fill: 'none',
  stroke: gold,
  strokeWidth: 7,
  strokeLinecap: 'round',
  opacity: 0,
  selectors: { '[data-state="open"] > &': { opacity: 1 } },
})

export const board = style({ ...edge, fill: vars.color.surface })
export const sleep = style({
  fill: 'none',
  stroke: vars.color.textSecondary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
