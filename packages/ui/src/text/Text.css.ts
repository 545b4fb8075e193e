import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { oneLine, textSize } from '../style.ts'

export const size = styleVariants({
  xs: { fontSize: textSize('xs'), lineHeight: 1.4 },
  sm: { fontSize: textSize('sm'), lineHeight: 1.45 },
  md: { fontSize: textSize('md'), lineHeight: 1.5 },
  lg: { fontSize: textSize('lg'), lineHeight: 1.4 },
  xl: { fontSize: textSize('xl'), lineHeight: 1.3 },
})

export const tone = styleVariants({
  primary: { color: vars.color.textPrimary },
  secondary: { color: vars.color.textSecondary },
  accent: { color: vars.color.accentText },
  second: { color: vars.color.secondText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  coins: { color: vars.color.coins },
  entries: { color: vars.color.entries },
  inherit: { color: 'inherit' },
})

export const strong = style({ fontWeight: vars.font.strongWeight })
export const centred = style({ textAlign: 'center' })
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
export const truncated = style([oneLine, { display: 'block', minInlineSize: 0 }])
