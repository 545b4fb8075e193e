import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const cards = style({ display: 'grid', gap: space(6) })
