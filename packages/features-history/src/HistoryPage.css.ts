import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(5) })
export const statements = style({ display: 'grid', gap: space(3), marginBlockStart: space(4) })
