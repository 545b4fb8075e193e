import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: space(6),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minBlockSize: 44,
    paddingInline: space(4),
    borderRadius: vars.radius.field,
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    color: vars.color.textPrimary,
    textDecoration: 'none',
  },
  focusRing,
])
