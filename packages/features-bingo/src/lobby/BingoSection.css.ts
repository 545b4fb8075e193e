import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const balls = style({ display: 'flex', gap: space(1) })
