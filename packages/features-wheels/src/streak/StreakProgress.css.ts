import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const progress = style({ display: 'grid', gap: space(2), inlineSize: '100%' })

export const stages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: textSize('sm'),
})

export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.color.textSecondary,
  selectors: { '&[data-done]': { color: vars.color.positiveText } },
})

export const range = style({ fontVariantNumeric: 'tabular-nums' })
