import { vars } from '@marquee/theme'
import { focusRing, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(3) } },
})
export const line = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: 56,
    paddingInline: space(4),
    borderRadius: vars.radius.field,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
    background: vars.color.raised,
    color: vars.color.textPrimary,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: vars.color.accent } },
  },
  focusRing,
])
export const label = style({ flex: 1, minInlineSize: 0 })
