import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(3),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.accentText,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1),
  minInlineSize: 0,
})

export const plain = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

/** The whole line can be pressed. */
export const link = style([
  plain,
  {
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { '&:hover': { color: vars.color.accentText } },
  },
  focusRing,
])

export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
export const arrow = style({ color: vars.color.textSecondary })
