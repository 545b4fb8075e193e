import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 14rem)) 1fr' } },
})
export const file = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space(1),
  '@media': { [media.md]: { gridColumn: 'auto', justifySelf: 'end' } },
})
