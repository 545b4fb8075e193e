import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space, textSize } from '../style.ts'
import { popup as menu } from './Menu.css.ts'

export { positioner } from './Menu.css.ts'

export const popup = style([
  menu,
  { inlineSize: '18rem', padding: `${space(3)} ${space(4)} ${space(2)}` },
])

export const title = style({
  margin: 0,
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
  color: vars.color.textSecondary,
})
