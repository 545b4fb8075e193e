import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const state = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minBlockSize: '2.75rem',
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
})

const base = { flex: 'none', inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '50%' }
export const dot = styleVariants({
  on: { ...base, backgroundColor: vars.color.positiveText },
  off: { ...base, border: `2px solid ${vars.color.textSecondary}` },
})

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })
