import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const choice = style({ maxInlineSize: '20rem' })
export const figure = style({ display: 'grid', gap: space(3), margin: 0 })
export const plot = style({ display: 'grid', gap: space(1) })
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '10rem' })
export const bar = style({ fill: vars.color.accent })
const stroke = { fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const
export const line = style({ ...stroke, stroke: vars.color.border })
export const ground = style({ ...stroke, stroke: vars.color.borderControl })
const small = { color: vars.color.textSecondary, fontSize: textSize('sm') }
export const top = style({ ...small, fontVariantNumeric: 'tabular-nums' })
export const days = style({ ...small, display: 'flex', justifyContent: 'space-between' })
