import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const points = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  alignItems: 'start',
})
