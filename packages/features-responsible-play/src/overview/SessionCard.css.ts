import { vars } from '@marquee/theme'
import { displayFont, displaySize, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(4) })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space(4),
  margin: 0,
})
export const figure = style({ display: 'grid', gap: space(1) })
export const label = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
export const amount = style([
  displayFont,
  { margin: 0, fontSize: displaySize('lg'), fontVariantNumeric: 'tabular-nums' },
])
