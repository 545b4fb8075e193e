import { globalStyle, style } from '@vanilla-extract/css'
import { screens, vars } from '@marquee/theme'
import { media, oneLine, space, textSize, whenMoving } from '../style.ts'

export const tile = style({ position: 'relative', display: 'block', minInlineSize: 0 })

export const link = style({
  display: 'block',
  color: vars.color.textPrimary,
  textDecoration: 'none',
  outline: 'none',
  WebkitTouchCallout: 'none',
})

/** Carries the ring, which the theme's cut would otherwise take away, and a glow in the cut's shape. */
export const frame = style([
  {
    position: 'relative',
    borderRadius: vars.radius.tile,
    transition: `transform ${vars.motion.medium} ${vars.motion.standard}, filter ${vars.motion.medium} ${vars.motion.standard}`,
    selectors: {
      [`${link}:hover &, ${link}:focus-visible &`]: {
        filter: `drop-shadow(0 0.25rem 0.5rem color-mix(in srgb, ${vars.color.accent} 40%, transparent))`,
      },
      [`${link}:focus-visible &`]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 3,
      },
    },
  },
  whenMoving(`${link}:hover &`, { transform: vars.motion.lift }),
  whenMoving(`${link}:active &`, { transform: vars.motion.press }),
])

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: 'inherit',
  clipPath: vars.shape.tile,
  backgroundColor: vars.color.sunken,
})

/** The theme's own edge and light over the cover. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  clipPath: vars.shape.tile,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  boxShadow: vars.elevation.low,
  pointerEvents: 'none',
  transition: `border-color ${vars.motion.quick} ${vars.motion.standard}, box-shadow ${vars.motion.medium} ${vars.motion.standard}`,
  selectors: {
    [`${link}:hover &, ${link}:focus-visible &`]: {
      borderColor: vars.color.accent,
      boxShadow: vars.elevation.lifted,
    },
  },
})

export const unavailable = style({ filter: 'grayscale(0.85) brightness(0.7)' })

export const title = style([
  oneLine,
  {
    display: 'block',
    // Room for a badge above it.
    marginBlockStart: space(4),
    fontSize: textSize('sm'),
    fontWeight: vars.font.strongWeight,
    lineHeight: 1.35,
  },
])

export const caption = style([
  oneLine,
  {
    display: 'block',
    color: vars.color.textSecondary,
    fontSize: textSize('xs'),
    lineHeight: 1.35,
  },
])

/** Hangs from the cover's lower edge: below all lettering, the studio's line at its foot too. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '98.5%',
  insetInlineStart: space(2),
  zIndex: 1,
  maxInlineSize: `calc(100% - 2 * ${space(2)})`,
  pointerEvents: 'none',
  display: 'flex',
})
// Low enough to end above the name of the game.
globalStyle(`${badge}${badge} > *`, { minBlockSize: '1.125rem' })

export const action = style([
  {
    position: 'absolute',
    insetBlockStart: space(1),
    insetInlineEnd: space(1),
    zIndex: 2,
    opacity: 0,
    transition: `opacity ${vars.motion.quick} ${vars.motion.standard}, transform ${vars.motion.medium} ${vars.motion.enter}`,
    selectors: {
      [`${tile}:hover &, ${tile}:focus-within &, ${tile}[data-revealed] &`]: { opacity: 1 },
    },
    '@media': {
      /* A finger cannot hover: the heart comes with a long press and must not catch a tap before. */
      '(hover: none)': {
        selectors: {
          [`${tile}:not([data-revealed]):not(:focus-within) &`]: { pointerEvents: 'none' },
        },
      },
    },
  },
  whenMoving(`${tile}:not(:hover, :focus-within, [data-revealed]) &`, {
    transform: 'scale(0.8)',
  }),
])

export const progress = style({
  position: 'absolute',
  insetInline: space(2),
  insetBlockEnd: space(2),
})

/** Columns that make a tile about 112 px wide on a phone and 176 on a desktop. */
export const tileGrid = style({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
  '@media': {
    [media.md]: {
      gap: `${space(5)} ${space(4)}`,
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    },
    [media.xl]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
  },
})

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const denseGrid = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: columns(4),
  '@media': {
    [media.md]: { gap: space(3), gridTemplateColumns: columns(6) },
    [media.xl]: { gridTemplateColumns: columns(12) },
  },
})

/** Games of a last row that they do not fill stay away; a row that is the only one stands as it is. */
for (const [count, query] of [
  [4, `screen and (width < ${screens.md}px)`],
  [6, `screen and (${screens.md}px <= width < ${screens.xl}px)`],
  [12, media.xl],
] as const) {
  const begins = `${denseGrid} > :nth-child(${count}n + ${count + 1}):nth-last-child(-n + ${count - 1})`
  globalStyle(`${begins}, ${begins} ~ *`, { '@media': { [query]: { display: 'none' } } })
}
globalStyle(`${denseGrid} .${title}`, { fontSize: textSize('xs') })

/** Takes the height of the words that will stand there. */
export const skeletonLine = style({ marginBlock: '0.175em', blockSize: '1em' })
