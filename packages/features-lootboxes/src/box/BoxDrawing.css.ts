import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

/** How long a box takes to open, in ms. */
export const openingTime = 1_600

const shake = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%, 60%': { transform: 'rotate(-4deg) translateY(-3px)' },
  '40%, 80%': { transform: 'rotate(4deg)' },
})

export const box = style([
  {
    display: 'block',
    inlineSize: 'min(100%, 11rem)',
    marginInline: 'auto',
    overflow: 'visible',
    transformOrigin: '50% 90%',
  },
  whenMoving('&[data-reveal="turning"]', {
    animation: `${shake} 400ms ${vars.motion.standard} 3`,
  }),
])

export const ground = style({ fill: vars.color.sunken })

const edge = { stroke: vars.color.page, strokeWidth: 2, strokeLinejoin: 'round' } as const

export const body = style({
  ...edge,
  fill: vars.color.accent,
  selectors: { '[data-premium] > &': { fill: vars.color.second } },
})

export const cover = style({
  ...edge,
  fill: vars.color.accent,
  selectors: { '[data-premium] &': { fill: vars.color.second } },
})

export const band = style({ fill: vars.color.coins, stroke: vars.color.page, strokeWidth: 2 })
export const bow = style({ ...edge, fill: vars.color.entries })

export const light = style({
  fill: vars.color.coins,
  opacity: 0,
  selectors: { '[data-reveal="open"] > &': { opacity: 0.5 } },
})

const lift = keyframes({
  '0%, 75%': { transform: 'none' },
  '100%': { transform: 'translate(20px, -30px) rotate(18deg)' },
})

export const lid = style([
  {
    transformOrigin: '140px 46px',
    selectors: {
      '[data-reveal="open"] > &': { transform: 'translate(20px, -30px) rotate(18deg)' },
    },
  },
  whenMoving('[data-reveal="turning"] > &', {
    animation: `${lift} ${openingTime}ms ${vars.motion.enter} both`,
  }),
])
