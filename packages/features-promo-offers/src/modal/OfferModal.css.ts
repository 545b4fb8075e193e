import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const reasons = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  marginBlockEnd: space(4),
  padding: 0,
  listStyle: 'none',
})

export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
