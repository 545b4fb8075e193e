import { vars } from '@marquee/theme'
import { space, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

/** How long the coin turns once its side is known, in ms. */
export const turningTime = 2_200

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: space(6),
  perspective: '60rem',
})

const turnTo = (end: number) =>
  keyframes({
    '0%': { transform: 'none' },
    '45%': { transform: `translateY(-1.5rem) scale(1.1) rotateY(${1080 + end / 2}deg)` },
    '100%': { transform: `rotateY(${1800 + end}deg)` },
  })
const toHeads = turnTo(0)
const toTails = turnTo(180)

export const coin = style([
  {
    position: 'relative',
    inlineSize: '10rem',
    blockSize: '10rem',
    transformStyle: 'preserve-3d',
    selectors: { '&[data-side="tails"]': { transform: 'rotateY(180deg)' } },
  },
  whenMoving('&[data-turning][data-side="heads"]', {
    animation: `${toHeads} ${turningTime}ms ${vars.motion.standard} both`,
  }),
  whenMoving('&[data-turning][data-side="tails"]', {
    animation: `${toTails} ${turningTime}ms ${vars.motion.standard} both`,
  }),
])

export const face = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  backfaceVisibility: 'hidden',
})

export const back = style([face, { transform: 'rotateY(180deg)' }])

export const rim = style({ fill: vars.color.coins, stroke: vars.color.page, strokeWidth: 2 })
export const field = style({
  fill: 'none',
  stroke: vars.color.page,
  strokeWidth: 3,
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
})
export const sign = style({
  fill: vars.color.page,
  stroke: vars.color.page,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
