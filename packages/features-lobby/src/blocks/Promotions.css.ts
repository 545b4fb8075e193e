import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
})
