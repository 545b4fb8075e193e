import { vars } from '@marquee/theme'
import { space, textSize, visuallyHidden } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const odds = style({ display: 'grid', gap: space(3), inlineSize: '100%' })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: textSize('sm'),
})

export const caption = style({
  paddingBlockEnd: space(2),
  textAlign: 'start',
  fontWeight: vars.font.strongWeight,
})

/** The words beside the figures say it to those who see them. */
export const head = style(visuallyHidden)

export const row = style({
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const prize = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(2),
  textAlign: 'start',
  fontWeight: vars.font.textWeight,
})

export const chance = style({
  paddingBlock: space(2),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.strongWeight,
})
