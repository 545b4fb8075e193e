import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.accentContrast,
})

export const gives = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
