import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const time = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const tasks = style({
  display: 'grid',
  gap: space(4),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
