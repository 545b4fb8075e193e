import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0 })
export const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(2),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
})
export const prize = style({ margin: 0, textAlign: 'end', fontWeight: vars.font.strongWeight })
