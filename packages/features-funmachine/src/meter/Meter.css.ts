import { displayFont, displaySize, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(3) })
export const dial = style({ display: 'grid', gap: space(1), justifyItems: 'stretch' })
export const figure = style([
  displayFont,
  { textAlign: 'center', fontSize: displaySize('xl'), lineHeight: 1.1 },
])
