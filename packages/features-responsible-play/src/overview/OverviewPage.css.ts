import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const guest = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '62rem',
  marginInline: 'auto',
  paddingBlock: space(6),
})
export const questions = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(5),
})
