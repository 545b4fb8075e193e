import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Two boards next to each other where there is room. */
export const boards = style({
  display: 'grid',
  gap: space(8),
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(10) } },
})
