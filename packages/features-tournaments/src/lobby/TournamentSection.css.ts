import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: space(4),
  rowGap: space(3),
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto auto', columnGap: space(6) },
  },
})
export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const standing = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  gridColumn: '1 / -1',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'grid', justifyItems: 'end', gap: 0, gridColumn: 'auto' } },
})
export const place = style([
  displayFont,
  { margin: 0, fontSize: displaySize('xl'), color: vars.color.accentText, lineHeight: 1.1 },
])
export const action = style({
  '@media': { 'screen and (max-width: 767px)': { gridColumn: '1 / -1' } },
})
