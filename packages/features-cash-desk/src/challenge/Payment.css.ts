import { vars } from '@marquee/theme'
import { displayFont, displaySize, focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** No wider than it is read, where it is a page and no frame. */
export const asked = style({ maxInlineSize: '32rem', marginInline: 'auto' })

export const payment = style({ display: 'grid', gap: space(3) })

export const amount = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('xxl'),
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const lines = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingBlockStart: space(3),
  borderBlockStart: `${vars.line.hairline} ${vars.line.style} ${vars.color.border}`,
  fontSize: textSize('sm'),
})

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space(4) })
export const what = style({ color: vars.color.textSecondary })
export const told = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const question = style([{ fontWeight: vars.font.strongWeight }, focusRing])

/** What is still to come, each with a sign of its own. */
export const ahead = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const coming = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space(2),
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
})
