import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const modals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space(3),
})

export const swatch = style({ display: 'flex', alignItems: 'center', gap: space(3) })

export const colour = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.field,
  border: `${vars.line.hairline} solid ${vars.color.borderControl}`,
})

export const box = style({
  blockSize: '5rem',
  backgroundColor: vars.color.raised,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
})

export const radius = styleVariants(vars.radius, (borderRadius) => ({ borderRadius }))
export const elevation = styleVariants(vars.elevation, (boxShadow) => ({
  boxShadow,
  borderRadius: vars.radius.card,
}))
export const texture = styleVariants(vars.texture, (backgroundImage) => ({
  backgroundImage,
  backgroundColor: vars.color.surface,
}))

const speeds = {
  quick: vars.motion.quick,
  medium: vars.motion.medium,
  slow: vars.motion.slow,
}
export const runner = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.badge,
  backgroundColor: vars.color.accent,
})
export const run = styleVariants(speeds, (speed) => ({
  transition: `translate ${speed} ${vars.motion.standard}`,
  selectors: { ':hover > &': { translate: '8rem 0' } },
}))

export const modal = style({
  display: 'grid',
  gap: space(2),
  alignContent: 'space-between',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})
