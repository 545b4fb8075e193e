import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Two beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
