import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

const edge = { stroke: vars.color.page, strokeWidth: 2.5, strokeLinejoin: 'round' } as const

/** The light behind the larger packages. */
export const light = style({ fill: vars.color.accent, opacity: 0.16 })
export const side = style({
  ...edge,
  fill: `color-mix(in srgb, ${vars.color.coins} 72%, black)`,
})
export const face = style({ ...edge, fill: vars.color.coins })
export const mark = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${vars.color.coins} 60%, black)`,
  strokeWidth: 2,
})
export const ticket = style({ ...edge, fill: vars.color.entries })
export const ground = style({ fill: vars.color.sunken })
