import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space(6) },
  },
})
export const balls = style({ display: 'flex', gap: space(1) })
export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
