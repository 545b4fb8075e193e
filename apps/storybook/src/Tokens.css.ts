import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const swatch = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(1),
})

export const colour = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.borderControl}`,
})

export const sample = style({
  display: 'inline-block',
  minInlineSize: '4rem',
  minBlockSize: '2rem',
  padding: `${space(1)} ${space(3)}`,
  textAlign: 'center',
})

export const texture = style({
  blockSize: '8rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})

export const textures = styleVariants(vars.texture, (image) => ({ backgroundImage: image }))

export const box = style({
  inlineSize: '8rem',
  blockSize: '5rem',
  backgroundColor: vars.color.second,
})

export const radii = styleVariants(vars.radius, (radius) => ({ borderRadius: radius }))
export const shapes = styleVariants(vars.shape, (shape) => ({ clipPath: shape }))
export const elevations = styleVariants(vars.elevation, (boxShadow) => ({
  boxShadow,
  backgroundColor: vars.color.raised,
  borderRadius: vars.radius.card,
}))

export const runner = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  transitionProperty: 'margin-inline-start',
})

export const curves = styleVariants({
  quick: { transition: `margin-inline-start ${vars.motion.quick} ${vars.motion.standard}` },
  medium: { transition: `margin-inline-start ${vars.motion.medium} ${vars.motion.enter}` },
  slow: { transition: `margin-inline-start ${vars.motion.slow} ${vars.motion.exit}` },
})

export const track = style({ paddingBlock: space(2) })
globalStyle(`${track}:hover ${runner}, ${track}:focus-within ${runner}`, {
  marginInlineStart: '70%',
})
