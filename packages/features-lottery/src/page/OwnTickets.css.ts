import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const desk = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space(10) },
  },
})
export const column = style({ display: 'grid', gap: space(4), minInlineSize: 0 })
