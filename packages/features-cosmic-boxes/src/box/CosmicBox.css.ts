import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

/** How long a box takes to open, in ms. */
export const openingTime = 1_500

const tremble = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%, 60%': { transform: 'rotate(-3deg) translateY(-3px)' },
  '40%, 80%': { transform: 'rotate(3deg)' },
})
const float = keyframes({ '50%': { transform: 'translateY(-5px)' } })

export const box = style([
  {
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    transformOrigin: '50% 90%',
  },
  whenMoving('&[data-reveal="turning"]', {
    animation: `${tremble} 375ms ${vars.motion.standard} 4`,
  }),
])

export const floating = style([
  whenMoving('[data-reveal="closed"] > &', {
    animation: `${float} 4s ease-in-out infinite`,
  }),
  // Not all at once.
  whenMoving('[data-place="1"] > &', { animationDelay: '-900ms' }),
  whenMoving('[data-place="2"] > &', { animationDelay: '-2100ms' }),
  whenMoving('[data-place="3"] > &', { animationDelay: '-3000ms' }),
  whenMoving('[data-place="4"] > &', { animationDelay: '-1500ms' }),
])

export const shadow = style({ fill: '#000', opacity: 0.28 })

const edge = { stroke: vars.color.page, strokeWidth: 2, strokeLinejoin: 'round' } as const

export const body = style({
  ...edge,
  fill: vars.color.accent,
  selectors: {
    '[data-place="1"] &, [data-place="3"] &': { fill: vars.color.second },
  },
})
export const depth = style({ fill: '#000', opacity: 0.22 })

export const handle = style({ fill: 'none', stroke: vars.color.coins, strokeWidth: 6 })
export const band = style({ ...edge, fill: vars.color.coins })

const shown = { '[data-reveal="open"] &': { opacity: 0.6 } }
export const light = style({ fill: vars.color.coins, opacity: 0, selectors: shown })
export const spark = style({
  fill: vars.color.coins,
  opacity: 0,
  selectors: { '[data-reveal="open"] &': { opacity: 1 } },
})

const away = 'translate(34px, -34px) rotate(24deg)'
const lift = keyframes({ '0%, 72%': { transform: 'none' }, '100%': { transform: away } })

export const lid = style([
  {
    transformOrigin: '136px 54px',
    selectors: { '[data-reveal="open"] &': { transform: away } },
  },
  whenMoving('[data-reveal="turning"] &', {
    animation: `${lift} ${openingTime}ms ${vars.motion.enter} both`,
  }),
])
