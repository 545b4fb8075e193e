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
const glint = keyframes({ '0%, 60%, 100%': { opacity: 0.16 }, '76%': { opacity: 0.5 } })

const middle = { transformBox: 'view-box', transformOrigin: '160px 136px' } as const

/** Cage, handle and what is inside: rocked at rest, turned for a ticket. */
export const inside = style([
  middle,
  whenMoving('&', { animation: `${rock} 4.5s ease-in-out infinite alternate` }),
  whenMoving('[data-turning] &', {
    animation: `${turn} ${turningTime}ms cubic-bezier(.45, .05, .2, 1) 1`,
  }),
  whenMoving('[data-turning="on"] &', {
    animation: `${turn} 2200ms linear infinite`,
  }),
])

const edge = { stroke: vars.color.page, strokeWidth: 1.5, strokeLinejoin: 'round' } as const

export const glass = style({ fill: vars.color.sunken, opacity: 0.82 })
export const rim = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 11 })
export const rimLine = style({ fill: 'none', stroke: vars.color.coins, strokeWidth: 2.5 })
export const bar = style({
  fill: 'none',
  stroke: vars.color.second,
  strokeWidth: 7,
  strokeLinecap: 'round',
})
export const stud = style({ ...edge, fill: vars.color.coins })
export const hub = style({ ...edge, fill: vars.color.accent })
export const leg = style({ ...edge, fill: vars.color.second })
export const foot = style({ ...edge, fill: vars.color.accent })
export const handle = style({
  fill: 'none',
  stroke: vars.color.coins,
  strokeWidth: 8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const knob = style({ ...edge, fill: vars.color.second })
export const shine = style([
  {
    fill: 'none',
    stroke: '#ffffff',
    strokeWidth: 7,
    strokeLinecap: 'round',
    opacity: 0.22,
  },
  whenMoving('&', { animation: `${glint} 6s linear infinite` }),
])

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
