import { vars } from '@marquee/theme'
import { displayFont, displaySize, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const figures = style({ display: 'grid', gap: space(4) })
export const time = style({ display: 'grid', gap: space(1), margin: 0, textAlign: 'center' })
export const label = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
export const large = style([displayFont, { margin: 0, fontSize: displaySize('xl') }])
export const unit = style({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
})
export const unitName = style({
  margin: 0,
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
})
export const rows = style({ display: 'grid', gap: space(2), margin: 0 })
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  selectors: {
    '&[data-net]': {
      paddingBlockStart: space(2),
      borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
      fontWeight: vars.font.strongWeight,
    },
  },
})
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
