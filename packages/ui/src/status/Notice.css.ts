import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { media, space } from '../style.ts'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
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

/** Beside the icon; where the action would leave less than a readable line, it goes below. */
export const words = style({
  flex: '1 1 calc(100% - 3rem)',
  minInlineSize: 0,
  maxInlineSize: 'calc(100% - 3rem)',
  color: vars.color.textPrimary,
  '@media': { [media.md]: { flexBasis: '14rem', maxInlineSize: 'none' } },
})
export const title = style({ fontWeight: vars.font.strongWeight })
