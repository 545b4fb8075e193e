import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const meter = style({ display: 'grid', gap: space(1), paddingBlockStart: space(1) })
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(1),
})
export const step = style({
  blockSize: 4,
  borderRadius: 2,
  backgroundColor: vars.color.border,
  selectors: {
    '[data-level="weak"] &[data-filled]': { backgroundColor: vars.color.criticalText },
    '[data-level="fair"] &[data-filled]': { backgroundColor: vars.color.cautionText },
    '[data-level="good"] &[data-filled]': { backgroundColor: vars.color.positiveText },
  },
})
