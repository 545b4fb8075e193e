import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const share = style({
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${vars.color.border}`,
})
