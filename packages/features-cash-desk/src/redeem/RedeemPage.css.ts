import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space(6), margin: 0 })
export const figure = style({ margin: 0 })
export const gate = style({ maxInlineSize: '36rem' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
