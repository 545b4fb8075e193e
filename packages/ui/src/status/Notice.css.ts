import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space } from '../style.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius.field,
  border: `${vars.line.hairline} solid currentColor`,
  backgroundColor: vars.color.sunken,
})

export const tone = styleVariants({
  info: { color: vars.color.secondText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
})

export const words = style({ flex: 1, minInlineSize: 0, color: vars.color.textPrimary })
export const title = style({ fontWeight: vars.font.strongWeight })
