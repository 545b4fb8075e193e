import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const places = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
})
/** A place, and the number to call it where it has one. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  gap: space(2),
})
export const place = style([
  {
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    minBlockSize: 56,
    paddingInline: space(4),
    paddingBlock: space(2),
    borderRadius: vars.radius.field,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
    color: vars.color.textPrimary,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunken } },
  },
  focusRing,
])
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: vars.font.strongWeight })
export const what = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
