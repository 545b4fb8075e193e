import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const notice = style({
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.caution,
  color: vars.color.cautionContrast,
  fontSize: textSize('sm'),
  textAlign: 'center',
})
