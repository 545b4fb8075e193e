import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  maxInlineSize: '86%',
  minInlineSize: 0,
})

export const side = styleVariants({
  player: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  support: { alignSelf: 'flex-start', alignItems: 'flex-start' },
})

export const bubble = style({
  maxInlineSize: '100%',
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius.card,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const tone = styleVariants({
  player: { background: vars.color.second, color: vars.color.secondContrast },
  support: {
    background: vars.color.sunken,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
  },
})

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontSize: textSize('xs'),
  color: vars.color.textSecondary,
})

export const failed = style({ color: vars.color.criticalText })
