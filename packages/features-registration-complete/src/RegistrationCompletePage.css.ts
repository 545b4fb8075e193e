import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  paddingBlockStart: space(4),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
