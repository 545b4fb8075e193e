import { vars } from '@marquee/theme'
import { displayFont, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** A place, in the theme's own figures and colour. */
export const rank = style({
  ...displayFont,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  // As low as a badge: the name of the game stands below it.
  blockSize: '1.125rem',
  paddingInline: space(2),
  borderRadius: vars.radius.badge,
  clipPath: vars.shape.badge,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.texture.accent,
  color: vars.color.accentContrast,
  fontSize: '0.875rem',
  lineHeight: 1,
})
