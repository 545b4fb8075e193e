import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gap: space(4), paddingBlockStart: space(1) })

export const coming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const words = style({ display: 'grid', gap: space(2), flex: '1 1 14rem', minInlineSize: 0 })

export const wait = style({
  display: 'grid',
  gap: space(1),
  '@media': { [media.md]: { justifyItems: 'end' } },
})

export const countdown = style([displayFont, { fontSize: displaySize('xl'), lineHeight: 1.1 }])

export const problem = style({
  display: 'flex',
  gap: space(2),
  margin: `0 0 ${space(4)}`,
  padding: space(3),
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.cautionText}`,
  fontSize: textSize('sm'),
})
