import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space(5),
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: space(6),
})
export const pair = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
})
