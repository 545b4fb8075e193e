import { displayFont, displaySize, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** On a phone the dial stands beside what it says. */
export const card = style({
  display: 'grid',
  gap: space(3),
  '@media': {
    'screen and (max-width: 767px)': {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
})
export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })
export const dial = style({ display: 'grid', gap: space(1), justifyItems: 'stretch' })
export const figure = style([
  displayFont,
  { textAlign: 'center', fontSize: displaySize('lg'), lineHeight: 1.1 },
])
