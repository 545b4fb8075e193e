import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

/** How long the drum turns for a ticket, in ms. */
export const turningTime = 1_400

export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })

const rock = keyframes({
  from: { transform: 'rotate(-13deg)' },
  to: { transform: 'rotate(13deg)' },
})
const turn = keyframes({ from: { transform: 'rotate(0)' }, to: { transform: 'rotate(720deg)' } })

/** Turned for a ticket, and for as long as a draw lasts. */
const turned = [
  whenMoving('[data-turning] &', {
    animation: `${turn} ${turningTime}ms cubic-bezier(.45, .05, .2, 1) 1`,
  }),
  whenMoving('[data-turning="on"] &', { animation: `${turn} 2200ms linear infinite` }),
]

/** Tickets and what is around them: rocked at rest, turned for a ticket. */
const rocked = style([
  whenMoving('&', { animation: `${rock} 4.5s ease-in-out infinite alternate` }),
  ...turned,
])

export const tickets = styleVariants({ turn: [rocked], whirl: [rocked], toss: [] })

/** Turns about its own middle. */
export const part = style(turned)

const toss = keyframes({
  '45%': { transform: 'translateY(-46px) rotate(160deg)' },
  '100%': { transform: 'translateY(0) rotate(360deg)' },
})

/** One of the tickets that are tossed up, not all at the same moment. */
export const tossed = style([
  whenMoving('[data-turning] &', {
    animation: `${toss} ${turningTime / 2}ms ${vars.motion.standard} 2`,
  }),
  whenMoving('[data-turning="on"] &', {
    animation: `${toss} 1100ms ${vars.motion.standard} infinite`,
  }),
  whenMoving(':nth-child(3n) > &', { animationDelay: '-120ms' }),
  whenMoving(':nth-child(3n + 1) > &', { animationDelay: '-260ms' }),
])

const edge = { stroke: vars.color.page, strokeWidth: 1.5, strokeLinejoin: 'round' } as const

export const paper = styleVariants({
  0: { ...edge, fill: vars.color.coins },
  1: { ...edge, fill: vars.color.accent },
  2: { ...edge, fill: vars.color.positive },
  3: { ...edge, fill: vars.color.entries },
  4: { ...edge, fill: vars.color.raised },
})
export const print = style({
  fill: 'none',
  stroke: vars.color.page,
  strokeWidth: 1.5,
  opacity: 0.7,
})
