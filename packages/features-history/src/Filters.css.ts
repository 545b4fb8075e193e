import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(3),
  alignItems: 'end',
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const file = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space(1),
  '@media': { [media.md]: { justifySelf: 'start' } },
})
