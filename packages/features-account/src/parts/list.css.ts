import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style([
  { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  focusRing,
])

export const line = style({
  // What can be done goes below where the words would be left too little beside it.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(2),
  minBlockSize: 56,
  paddingBlock: space(2),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})

export const medal = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.accentText,
  selectors: {
    '&[data-done]': {
      background: vars.color.positive,
      color: vars.color.positiveContrast,
    },
  },
})

export const words = style({
  display: 'grid',
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const acts = style({
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
})

/** Words side by side, or below each other where the line ends: a sign between them would stand at its end. */
export const apart = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(2) })
