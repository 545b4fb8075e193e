import { vars } from '@marquee/theme'
import { focusRing, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space(6),
  maxInlineSize: 760,
  marginInline: 'auto',
})
export const title = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const list = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
})
export const item = style({ display: 'grid' })
export const link = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: 56,
    paddingInline: space(4),
    borderRadius: vars.radius.field,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
    color: vars.color.textPrimary,
    fontWeight: vars.font.strongWeight,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunken } },
  },
  focusRing,
])
