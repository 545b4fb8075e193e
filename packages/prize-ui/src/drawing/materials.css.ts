import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'
import { gold as goldColour, mix } from './colours.ts'

const { color } = vars
const fill = (value: string) => style({ fill: value })
const line = (stroke: string, strokeWidth: number) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' })

export const body = fill(mix(color.accent, 84, color.surface))
export const deep = fill(mix(color.accent, 60, '#000'))
export const pale = fill(mix(color.accent, 44, '#fff'))
/** What one looks through. */
export const shell = style({
  fill: mix(color.accent, 16, color.surface),
  stroke: color.accent,
  strokeWidth: 5,
  strokeLinejoin: 'round',
})
export const second = fill(color.second)
export const secondDeep = fill(mix(color.second, 64, '#000'))
export const gold = fill(goldColour)
export const goldDeep = fill(mix(goldColour, 62, '#000'))
export const steel = fill(mix(color.textSecondary, 64, '#fff'))
export const steelDeep = fill(mix(color.textSecondary, 52, '#000'))
export const wood = fill(mix(color.caution, 42, '#3a1c10'))
export const velvet = fill(mix(color.critical, 44, '#4a0030'))
export const white = fill('#fff')
export const ink = fill(mix(color.accent, 24, '#000'))
export const glow = fill(color.caution)
export const shade = style({ fill: '#000', opacity: 0.24 })
export const gloss = style({ fill: '#fff', opacity: 0.38 })
export const sheen = style({ fill: '#fff', opacity: 0.18 })

export const edge = line(color.accent, 5)
export const limb = line(mix(color.accent, 84, color.surface), 9)
export const seam = line(mix(color.accent, 40, '#000'), 3)
export const thread = line(color.second, 4)
export const wire = line(mix(color.textSecondary, 52, '#000'), 8)
export const chain = line(goldColour, 6)
