import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const count = style({ opacity: 0.75, fontVariantNumeric: 'tabular-nums', fontWeight: 400 })
