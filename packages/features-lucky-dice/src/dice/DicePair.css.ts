import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

const edge = { stroke: `color-mix(in srgb, ${vars.color.page} 40%, #000)`, strokeWidth: 3 } as const

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const shadow = style({ fill: '#000', opacity: 0.3 })
export const left = style({ ...edge, fill: vars.color.accent })
export const leftPips = style({ fill: vars.color.accentContrast })
export const right = style({ ...edge, fill: vars.color.second })
export const rightPips = style({ fill: vars.color.secondContrast })
