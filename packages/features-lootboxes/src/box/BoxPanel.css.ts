import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const box = style({ minInlineSize: 0 })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
})
