import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(3) })
