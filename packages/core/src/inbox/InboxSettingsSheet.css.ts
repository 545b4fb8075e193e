import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(3),
  paddingBlock: space(2),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
})

export const ways = style({ gridColumn: 2 })
