import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const ways = style({
  display: 'grid',
  gap: space(2),
  margin: `${space(2)} 0 0`,
  padding: 0,
  listStyle: 'none',
})

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  textAlign: 'start',
})

export const covering = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlockStart: space(3),
  borderBlockStart: `${vars.line.hairline} ${vars.line.style} ${vars.color.border}`,
})

export const figures = style({ display: 'grid', gap: space(2), margin: 0 })
export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  margin: 0,
})
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
