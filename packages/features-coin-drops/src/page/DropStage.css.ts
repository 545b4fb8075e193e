import { vars } from '@marquee/theme'
import { belowHeader, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', gap: space(10) },
  },
})

export const front = style({
  display: 'grid',
  gap: space(4),
  scrollMarginBlock: `${belowHeader} 6rem`,
})

export const meanwhile = style({ display: 'grid', gap: space(2) })

export const times = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const time = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(2),
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
})
