import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space(3), maxInlineSize: '28rem' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
