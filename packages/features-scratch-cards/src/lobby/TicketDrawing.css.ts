import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })

const edge = { stroke: vars.color.page, strokeWidth: 1.5, strokeLinejoin: 'round' } as const

export const paper = style({ ...edge, fill: vars.color.accent })
export const board = style({ fill: vars.color.sunken })
export const foil = style({ fill: vars.color.second })
export const sheen = style({ fill: vars.color.raised, opacity: 0.35 })
export const star = style({ ...edge, fill: vars.color.coins })
export const gem = style({ ...edge, fill: vars.color.entries })
