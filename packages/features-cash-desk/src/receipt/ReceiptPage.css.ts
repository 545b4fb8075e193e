import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** On paper it is all there is: black on white, over everything that stands around it. */
export const sheet = style({
  display: 'grid',
  gap: space(4),
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  marginBlockStart: space(6),
  '@media': {
    print: {
      position: 'fixed',
      inset: 0,
      zIndex: 2147483647,
      maxInlineSize: 'none',
      margin: 0,
      backgroundColor: '#fff',
      color: '#000',
    },
  },
})

export const lines = style({ display: 'grid', gap: space(2), margin: 0 })

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlockEnd: space(2),
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const value = style({
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const total = style([
  line,
  { fontSize: textSize('lg'), fontWeight: vars.font.strongWeight, borderBlockEnd: 0 },
])

export const actions = style({ '@media': { print: { display: 'none' } } })
