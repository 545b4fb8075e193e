import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  justifyItems: 'stretch',
  alignContent: 'start',
  gap: space(4),
  inlineSize: '100%',
})

/** Always there, so that what comes into it is announced. */
export const live = style({ ':empty': { display: 'none' } })
