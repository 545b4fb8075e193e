import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(1),
  paddingBlockStart: space(4),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
