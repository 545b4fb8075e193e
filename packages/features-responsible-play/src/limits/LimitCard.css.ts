import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(2) })
export const text = style({ margin: 0 })
export const rows = style({ marginBlockStart: space(2) })
