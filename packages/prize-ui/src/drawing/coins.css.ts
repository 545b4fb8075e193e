import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'
import { gold, mix } from './colours.ts'

const edge = mix(gold, 58, '#000')
export const coin = style({ fill: gold, stroke: edge, strokeWidth: 2.5 })
export const face = style({ fill: 'none', stroke: edge, strokeWidth: 2, opacity: 0.7 })
/** Between the coins of a heap. */
export const ground = style({ fill: mix(gold, 78, vars.color.surface) })
