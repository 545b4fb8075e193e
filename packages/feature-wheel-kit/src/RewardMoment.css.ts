import { displayFont, displaySize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const prize = style([
  displayFont,
  {
    margin: 0,
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: displaySize('xxl'),
    lineHeight: 1.15,
  },
])
