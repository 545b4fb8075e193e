import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'
import { openingTime } from './timing.ts'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** Metal in the colour of coins, which for text on a light ground is a dark one. */
const gold = mix(vars.color.coins, 30, '#ffd97a')
const timber = mix(vars.color.accent, 38, '#5a3416')
const iron = mix(vars.color.second, 46, '#39414c')

const edge = { stroke: mix(vars.color.page, 30, '#000'), strokeWidth: 3 } as const
const joined = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const ofMake = (make: number) => `[data-make="${make}"] &`

const shake = keyframes({
  '0%, 62%, 100%': { transform: 'none' },
  '8%, 24%, 40%': { transform: 'rotate(-2.4deg) translateY(-3px)' },
  '16%, 32%, 48%': { transform: 'rotate(2.4deg)' },
})

export const drawing = style([
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    overflow: 'visible',
    transformOrigin: '50% 92%',
  },
  whenMoving('&[data-state="turning"]', {
    animation: `${shake} ${openingTime}ms ${vars.motion.standard} both`,
  }),
])

export const shadow = style({ fill: '#000', opacity: 0.45 })

export const body = style({})
export const wall = style({
  ...edge,
  ...joined,
  fill: timber,
  selectors: { [ofMake(1)]: { fill: iron }, [ofMake(2)]: { fill: mix(gold, 82, '#7a4a08') } },
})
export const seam = style({
  ...joined,
  fill: 'none',
  stroke: '#000',
  strokeWidth: 2.5,
  opacity: 0.35,
})
export const band = style({
  ...edge,
  ...joined,
  strokeWidth: 2.5,
  fill: mix(iron, 72, '#c9d2dc'),
  selectors: { [ofMake(1)]: { fill: gold }, [ofMake(2)]: { fill: vars.color.accent } },
})
export const rim = style({
  ...edge,
  ...joined,
  fill: gold,
  selectors: { [ofMake(1)]: { fill: mix(iron, 55, '#eef3f8') }, [ofMake(2)]: { fill: gold } },
})
export const rivets = style({ fill: gold, stroke: '#000', strokeWidth: 1, strokeOpacity: 0.4 })
export const gloss = style({
  ...joined,
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 6,
  opacity: 0.4,
})
export const keyhole = style({ fill: mix(vars.color.page, 40, '#000') })

const away = 'translateY(-34px) scaleY(0.58)'
const lift = keyframes({ '0%, 64%': { transform: 'none' }, '100%': { transform: away } })
export const lid = style([
  {
    transformOrigin: '100px 62px',
    selectors: { '[data-state="open"] > &': { transform: away } },
  },
  whenMoving('[data-state="turning"] > &', {
    animation: `${lift} ${openingTime}ms ${vars.motion.enter} both`,
  }),
])

const drop = keyframes({
  '0%, 55%': { transform: 'none', opacity: 1 },
  '80%, 100%': { transform: 'translateY(44px) rotate(22deg)', opacity: 0 },
})
/** What falls off when the chest opens. */
export const lock = style([
  {
    transformBox: 'fill-box',
    transformOrigin: '0 0',
    selectors: { '[data-state="open"] > &': { display: 'none' } },
  },
  whenMoving('[data-state="turning"] > &', {
    animation: `${drop} ${openingTime}ms ${vars.motion.standard} both`,
  }),
])

const shine = keyframes({ '0%, 66%': { opacity: 0 }, '100%': { opacity: 0.7 } })
export const light = style([
  {
    opacity: 0,
    selectors: { '[data-state="open"] > &': { opacity: 0.7 } },
  },
  whenMoving('[data-state="turning"] > &', {
    animation: `${shine} ${openingTime}ms linear both`,
  }),
])

export const glow = style({ stopColor: gold })
export const faded = style({ stopColor: gold, stopOpacity: 0 })

export const treasure = style({
  visibility: 'hidden',
  selectors: {
    '[data-state="open"] &, [data-state="turning"] &': { visibility: 'visible' },
  },
})
export const inside = style({ fill: mix(vars.color.page, 30, '#000') })
export const coin = style({ fill: gold, stroke: mix(gold, 45, '#000'), strokeWidth: 2 })
export const glint = style({
  ...joined,
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.5,
  opacity: 0.7,
})
