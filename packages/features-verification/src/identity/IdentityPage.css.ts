import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const status = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

const sign = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '50%',
  backgroundColor: vars.color.sunken,
} as const

export const seal = styleVariants({
  neutral: { ...sign, color: vars.color.textSecondary },
  positive: { ...sign, color: vars.color.positive },
  caution: { ...sign, color: vars.color.caution },
  critical: { ...sign, color: vars.color.critical },
})

export const words = style({ display: 'grid', gap: space(2) })
