import { vars } from '@marquee/theme'
import { textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const what = style({ display: 'grid', textAlign: 'start' })
export const game = style({
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  fontWeight: vars.font.textWeight,
})
