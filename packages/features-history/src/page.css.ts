import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** A page for everybody, of one column: a shared round, the check of one. */
export const page = style({
  display: 'grid',
  gap: space(5),
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: space(6),
})
