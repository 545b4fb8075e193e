import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minBlockSize: '2.75rem',
  paddingInline: space(4),
})
export const drawing = style({ inlineSize: '2.75rem', flex: 'none' })
