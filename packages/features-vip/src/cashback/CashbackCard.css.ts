import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space(5),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(8) } },
})
export const part = style({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  minInlineSize: 0,
})
export const take = style({ justifySelf: 'start' })
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
})
export const figure = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
/** What the figures above add up to. */
export const total = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  paddingBlockStart: space(2),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
