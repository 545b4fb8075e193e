import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  paddingBlock: space(3),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
})

export const link = style([{ color: 'inherit' }, focusRing])
