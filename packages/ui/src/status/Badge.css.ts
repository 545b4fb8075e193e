import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { labelFont, space } from '../style.ts'

const solid = (color: string, backgroundColor: string) => ({ color, backgroundColor })

export const badge = style([
  labelFont,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    flex: 'none',
    // As wide as its words, whatever it stands in.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: '1.375rem',
    paddingInline: '0.625rem',
    borderRadius: vars.radius.badge,
    clipPath: vars.shape.badge,
    fontSize: '0.75rem',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
])

export const tone = styleVariants({
  accent: solid(vars.color.accentContrast, vars.color.accent),
  second: solid(vars.color.secondContrast, vars.color.second),
  positive: solid(vars.color.positiveContrast, vars.color.positive),
  caution: solid(vars.color.cautionContrast, vars.color.caution),
  critical: solid(vars.color.criticalContrast, vars.color.critical),
  neutral: solid(vars.color.textPrimary, vars.color.sunken),
  coins: solid(vars.color.coins, vars.color.sunken),
  entries: solid(vars.color.entries, vars.color.sunken),
})
