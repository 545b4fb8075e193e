import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'grid',
  gap: space(6),
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 0.8fr)',
      gap: space(10),
      alignItems: 'center',
    },
  },
})
