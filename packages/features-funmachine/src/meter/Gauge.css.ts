import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
})

export const plate = style({
  fill: vars.color.sunken,
  stroke: vars.color.border,
  strokeWidth: 2,
})
export const track = style({
  fill: 'none',
  stroke: mix(vars.color.textPrimary, 16, vars.color.sunken),
  strokeWidth: 16,
})
export const value = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 16,
  transition: `stroke-dasharray ${vars.motion.slow} ${vars.motion.standard}`,
})
export const tick = style({ fill: 'none', stroke: vars.color.textSecondary, strokeWidth: 2 })
export const star = style({
  fill: mix(vars.color.coins, 30, '#ffd97a'),
  stroke: mix(vars.color.coins, 60, '#000'),
  strokeWidth: 3,
  paintOrder: 'stroke',
})
export const hand = style({
  transformOrigin: '130px 146px',
  transition: `transform ${vars.motion.slow} ${vars.motion.standard}`,
})
export const needle = style({ fill: vars.color.textPrimary })
export const hub = style({
  fill: vars.color.textPrimary,
  stroke: vars.color.sunken,
  strokeWidth: 4,
})
