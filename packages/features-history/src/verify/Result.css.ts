import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const checks = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(2),
  alignItems: 'baseline',
})
export const steps = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(6),
  fontSize: textSize('sm'),
})
export const code = style({
  display: 'block',
  color: vars.color.textSecondary,
  fontSize: textSize('xs'),
  overflowWrap: 'anywhere',
})
