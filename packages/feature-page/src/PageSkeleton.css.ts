import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const pending = style({ display: 'grid', gap: space(4) })
