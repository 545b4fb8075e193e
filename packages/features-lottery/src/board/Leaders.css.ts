import { vars } from '@marquee/theme'
import { displayFont, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '3rem',
  paddingBlock: space(1),
  paddingInline: space(3),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
    '&[data-own]': {
      backgroundColor: vars.color.sunken,
      boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
    },
  },
})
export const place = style([displayFont, { fontVariantNumeric: 'tabular-nums' }])
export const end = style({
  textAlign: 'end',
  fontSize: textSize('sm'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSecondary,
})
