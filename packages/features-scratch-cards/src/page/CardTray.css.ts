import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const tray = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '3.25rem',
  paddingInlineEnd: space(3),
  borderRadius: vars.radius.field,
  overflow: 'hidden',
  backgroundColor: vars.color.raised,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
})

/** The end of the ticket that bears its sign, torn off along a dashed line. */
export const stub = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: '3.25rem',
  color: vars.color.textSecondary,
  backgroundColor: vars.color.sunken,
  borderInlineEnd: `2px dashed ${vars.color.border}`,
  selectors: {
    '[data-status="ready_for_activate"] > &': {
      color: vars.color.accentContrast,
      backgroundColor: vars.color.accent,
      backgroundImage: vars.texture.accent,
    },
    '[data-status="scratched"] > &': { color: vars.color.positiveText },
  },
})
