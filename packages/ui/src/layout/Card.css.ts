import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { backdrop, focusRing, media, space, trimStrip, whenMoving } from '../style.ts'

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  color: vars.color.textPrimary,
  textDecoration: 'none',
  '::before': backdrop({
    clipPath: vars.shape.card,
    border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    transition: `box-shadow ${vars.motion.medium} ${vars.motion.standard}`,
  }),
})

export const tone = styleVariants({
  raised: {
    '::before': {
      backgroundColor: vars.color.raised,
      backgroundImage: vars.texture.raised,
      boxShadow: vars.elevation.low,
    },
  },
  surface: {
    '::before': { backgroundColor: vars.color.surface, backgroundImage: vars.texture.surface },
  },
  sunken: {
    '::before': { backgroundColor: vars.color.sunken, borderColor: 'transparent' },
  },
  highlight: {
    '::before': {
      backgroundColor: vars.color.raised,
      backgroundImage: vars.texture.raised,
      borderColor: vars.color.accent,
      boxShadow: vars.elevation.medium,
    },
  },
})

export const padding = styleVariants({
  none: {},
  sm: { padding: space(3) },
  md: { padding: space(4), '@media': { [media.md]: { padding: space(5) } } },
  lg: { padding: space(6), '@media': { [media.md]: { padding: space(8) } } },
})

export const interactive = style([
  focusRing,
  {
    cursor: 'pointer',
    transition: `transform ${vars.motion.quick} ${vars.motion.standard}`,
    selectors: {
      '&:hover::before': {
        borderColor: vars.color.accent,
        boxShadow: vars.elevation.lifted,
      },
    },
  },
  whenMoving('&:hover', { transform: vars.motion.lift }),
  whenMoving('&:active', { transform: vars.motion.press }),
])

/** The theme's trim along the upper edge, inside the card's own corners. */
export const trim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: 'inherit',
  clipPath: vars.shape.card,
  pointerEvents: 'none',
  '::before': { ...trimStrip, content: '', display: 'block' },
})

/** Stronger than the padding of any screen width. */
export const underTrim = style({
  selectors: { '&&': { paddingBlockStart: `calc(${vars.trim.height} + ${space(5)})` } },
})
