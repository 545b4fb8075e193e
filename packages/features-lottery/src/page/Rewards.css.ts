import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const rewards = style({
  display: 'grid',
  gap: space(4),
  justifyItems: 'stretch',
})
export const list = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const line = style({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  paddingBlock: space(3),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const moment = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '28rem',
  marginInline: 'auto',
  inlineSize: '100%',
})
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
