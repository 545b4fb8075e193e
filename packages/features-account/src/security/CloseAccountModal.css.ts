import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Each point stands by itself: without signs several sentences would read as one. */
export const points = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(5),
  listStyle: 'disc',
})
