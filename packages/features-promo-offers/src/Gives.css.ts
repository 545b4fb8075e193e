import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const gift = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) })
