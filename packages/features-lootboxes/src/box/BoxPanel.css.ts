import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
})

/** Always there, so that what comes into it is announced. */
export const live = style({ ':empty': { display: 'none' } })
