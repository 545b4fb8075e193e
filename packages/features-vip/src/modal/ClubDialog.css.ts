import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const crest = style({ inlineSize: '9rem', marginInline: 'auto' })
export const list = style({
  margin: 0,
  paddingInlineStart: space(5),
  display: 'grid',
  gap: space(2),
})
