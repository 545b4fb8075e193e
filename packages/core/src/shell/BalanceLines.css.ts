import { vars } from '@marquee/theme'
import { focusRing, labelFont, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Both balances, one above the other, so that sums of any length fit. */
export const lines = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space(3),
  minBlockSize: 56,
  paddingInline: space(3),
  paddingBlock: space(2),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
})

export const sum = style({ display: 'grid', marginInlineEnd: 'auto', minInlineSize: 0 })

export const amount = style({ fontSize: textSize('lg'), fontWeight: vars.font.strongWeight })

export const name = style({ fontSize: textSize('xs'), color: vars.color.textSecondary })

const mark = style([
  labelFont,
  {
    flex: 'none',
    fontSize: textSize('sm'),
    minBlockSize: 44,
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space(3),
    borderRadius: vars.radius.field,
  },
])

export const playing = style([mark, { color: vars.color.textSecondary }])

export const change = style([
  mark,
  {
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    background: 'transparent',
    color: vars.color.textPrimary,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.raised } },
  },
  focusRing,
])
