import { styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

const base = {
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap,
  strokeLinejoin: vars.icon.join,
  /* Inherited by the filled halves of the sprite; their outlines have no fill at all. */
  fillOpacity: vars.icon.fill,
  verticalAlign: 'middle',
} as const

const square = (size: string) => ({ ...base, inlineSize: size, blockSize: size })

export const icon = styleVariants({
  sm: square('1rem'),
  md: square('1.5rem'),
  lg: square('2rem'),
  xl: square('3rem'),
  text: square('1.25em'),
})
