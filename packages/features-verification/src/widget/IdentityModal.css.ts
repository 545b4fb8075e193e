import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space(4) })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(34rem, 60dvh)',
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(4),
  textAlign: 'center',
})
