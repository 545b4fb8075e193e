import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

export const share = createVar()

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
})

export const size = styleVariants({
  sm: { blockSize: '0.375rem' },
  md: { blockSize: '0.75rem' },
  lg: { blockSize: '1.25rem' },
})

export const bar = style({
  blockSize: '100%',
  inlineSize: share,
  minInlineSize: 0,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.standard}`,
})

export const tone = styleVariants({
  accent: { backgroundColor: vars.color.accent, backgroundImage: vars.texture.accent },
  second: { backgroundColor: vars.color.second },
  positive: { backgroundColor: vars.color.positive },
  caution: { backgroundColor: vars.color.caution },
})

const sweep = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
})

export const unknown = style({
  position: 'absolute',
  inlineSize: '40%',
  animation: `${sweep} 1400ms ${vars.motion.standard} infinite`,
})
