import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(4),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
})
export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const use = style({ display: 'grid', gap: space(1) })
export const said = style({
  color: vars.color.positiveText,
  fontSize: textSize('sm'),
  selectors: { '&:empty': { display: 'none' } },
})
