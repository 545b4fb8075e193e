import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const pair = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
})
