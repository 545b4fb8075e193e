import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: space(5) })

export const sums = style({ display: 'grid', gap: space(2), margin: 0 })

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  margin: 0,
})

export const what = style({ color: vars.color.textSecondary })
export const howMuch = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const total = style([
  sum,
  {
    paddingBlockStart: space(2),
    borderBlockStart: `${vars.line.hairline} ${vars.line.style} ${vars.color.border}`,
    fontSize: textSize('lg'),
    fontWeight: vars.font.strongWeight,
  },
])

export const forget = style({ alignSelf: 'start', justifySelf: 'start' })
