import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const lines = style({ display: 'grid', gap: space(3), inlineSize: '100%' })
