import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const tower = style({ blockSize: '100%', inlineSize: 'auto' })

export const moon = style({ fill: vars.color.second })
export const wall = style({ fill: vars.color.sunken, stroke: vars.color.borderControl })
export const roof = style({ fill: vars.color.raised, stroke: vars.color.borderControl })
export const dark = style({ fill: vars.color.border })
export const lit = style({ fill: vars.color.accent })
