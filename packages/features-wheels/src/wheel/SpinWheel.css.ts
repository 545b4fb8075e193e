import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  justifyItems: 'stretch',
  alignContent: 'start',
  gap: space(4),
  inlineSize: '100%',
})
