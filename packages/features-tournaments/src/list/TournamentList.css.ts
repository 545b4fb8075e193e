import { vars } from '@marquee/theme'
import { displayFont, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  gap: space(2),
  alignItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
      columnGap: space(6),
    },
  },
})
export const name = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const end = style({ '@media': { [media.md]: { textAlign: 'end' } } })
export const winner = style({ display: 'flex', alignItems: 'center', gap: space(2) })
export const own = style([displayFont, { color: vars.color.accentText }])
