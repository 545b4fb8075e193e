import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const line = style({
  outline: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 56,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
  border: `${vars.line.hairline} solid transparent`,
  selectors: {
    '&[data-state="ready"]': { borderColor: vars.color.accent },
    '&[data-state="claimed"]': { justifyContent: 'center' },
  },
})
export const gift = style({ display: 'inline-flex', color: vars.color.coins })
export const words = style({ flex: '1 1 12rem', minInlineSize: 0 })
export const problem = style({
  display: 'block',
  color: vars.color.criticalText,
  fontSize: textSize('sm'),
})
