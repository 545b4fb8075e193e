import { vars } from '@marquee/theme'
import { displayFont, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
})
export const avatar = style([
  displayFont,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    borderRadius: '50%',
    background: vars.color.accent,
    color: vars.color.accentContrast,
    fontSize: textSize('xxl'),
  },
])
export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const contact = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
