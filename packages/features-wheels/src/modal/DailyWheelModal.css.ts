import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space(5) })
