import { vars } from '@marquee/theme'
import { displayFont, displaySize, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
})
export const place = style([
  displayFont,
  { margin: 0, fontSize: displaySize('lg'), color: vars.color.accentText, lineHeight: 1.1 },
])
