import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const boxes = style({
  display: 'grid',
  gap: space(8),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(6) } },
})
