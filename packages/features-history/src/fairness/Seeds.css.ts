import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space(3), margin: 0 })
export const item = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const label = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
/** Codes break anywhere: 64 digits are wider than a phone. */
export const code = style({
  margin: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: textSize('sm'),
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const note = style({
  margin: 0,
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
})
export const part = style({
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${vars.color.border}`,
})
