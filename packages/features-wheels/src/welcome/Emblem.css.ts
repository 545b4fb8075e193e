import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const emblem = style({ blockSize: '100%', inlineSize: 'auto' })
const edge = { stroke: vars.color.borderControl, strokeWidth: 2 }
export const body = style({ ...edge, fill: vars.color.raised })
export const part = style({ ...edge, fill: vars.color.sunken })
export const bright = style({ ...edge, fill: vars.color.accent })
export const second = style({ ...edge, fill: vars.color.second })
export const coin = style({ ...edge, fill: vars.color.coins })
