import { screens, spaceScale, typeScale, vars } from '@marquee/theme'
import type { StyleRule } from '@vanilla-extract/css'

export type Space = keyof typeof spaceScale
export type TypeSize = keyof typeof typeScale

/** A step of the 4 px grid, in rem so that it follows the reader's font size. */
export const space = (step: Space): string => `${spaceScale[step] / 16}rem`

/** A text size of the type scale. */
export const textSize = (size: TypeSize): string => `${typeScale[size] / 16}rem`

/** A size of the type scale in the theme's display face, which may run wide or narrow. */
export const displaySize = (size: TypeSize): string =>
  `calc(${typeScale[size] / 16}rem * ${vars.font.displayScale})`

/** `@media` conditions "this wide or wider" (IMAGE-04). */
export const media = {
  sm: `screen and (min-width: ${screens.sm}px)`,
  md: `screen and (min-width: ${screens.md}px)`,
  lg: `screen and (min-width: ${screens.lg}px)`,
  xl: `screen and (min-width: ${screens.xl}px)`,
  xxl: `screen and (min-width: ${screens.xxl}px)`,
} as const

/** A phone held sideways, which has no height to spare for a second row below a game. */
export const sideways = 'screen and (max-height: 480px) and (min-aspect-ratio: 5/4)'

/**
 * CSS variable: how much of the lower edge something takes that comes and goes, such as a question to the
 * visitor; it is set on elements with the attribute `data-lower-edge`, which stand above it.
 */
export const edgeHeight = '--edge-height'

/**
 * The layout's height at the upper edge of the screen, without its trim, and that of a phone's bar at the
 * lower one: what sticks below or fills the rest keeps clear of them.
 */
export const headerHeight = 'var(--header)'
/** Where what is scrolled to stands below the header, whose height is the navigation's. */
export const belowHeader = `calc(${headerHeight} + ${vars.trim.height} + ${space(4)})`
export const barHeight = 'var(--bar)'
/** The same with what is raised over the bar and the device's own edge: what sticks stands above it. */
export const barReach = 'var(--bar-reach, 0px)'

const calm = '(prefers-reduced-motion: no-preference)'

/**
 * A rule that holds only while animation is welcome: neither the system nor the player's own toggle
 * (`:root[data-motion='reduced']`) asks for stillness. `selector` contains `&`.
 */
export const whenMoving = (selector: string, rule: StyleRule): StyleRule => ({
  '@media': {
    [calm]: { selectors: { [`:root:not([data-motion='reduced']) ${selector}`]: rule } },
  },
})

/** The keyboard focus ring, for an element whose own box is not clipped. */
export const focusRing: StyleRule = {
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
}

/** What is pressed in a quiet line, as below a game: a sign and its words, as a link or as a button. */
export const quietAct: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: 44,
  paddingInline: space(4),
  border: 0,
  background: 'none',
  color: vars.color.textSecondary,
  font: 'inherit',
  fontSize: textSize('sm'),
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.textPrimary },
    ...focusRing.selectors,
  },
}

/** The label voice: buttons, tabs, badges. */
export const labelFont: StyleRule = {
  fontFamily: vars.font.text,
  fontWeight: vars.font.strongWeight,
  letterSpacing: vars.font.labelTracking,
  textTransform: vars.font.labelTransform,
}

/** The display voice: headings and large figures. */
export const displayFont: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayTransform,
}

/** The theme's strip of bulbs, tiles or waves; a second layer of it stands at the lower edge. */
export const trimStrip: StyleRule = {
  blockSize: vars.trim.height,
  backgroundImage: vars.texture.trim,
  backgroundSize: vars.trim.size,
  backgroundPosition: '0 0, 0 100%',
  backgroundRepeat: 'repeat-x',
}

/** One line, cut with an ellipsis. */
export const oneLine: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

/** Seen by screen readers only. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/**
 * A painted layer behind an element's content: colour, texture, edge and the theme's cut, so that
 * neither the focus ring nor art that leaves the box is clipped with it. The element itself needs
 * `position: relative` and `isolation: isolate`.
 */
export const backdrop = (rule: StyleRule): StyleRule => ({
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  ...rule,
})
