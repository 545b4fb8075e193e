import { vars } from '@marquee/theme'
import { belowHeader, focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space(6), margin: 0 })
export const figure = style({
  margin: 0,
  fontSize: textSize('lg'),
  fontWeight: vars.font.strongWeight,
  fontVariantNumeric: 'tabular-nums',
})
export const gate = style({ maxInlineSize: '36rem' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const one = style([{ scrollMarginBlockStart: belowHeader }, focusRing])
