import { vars } from '@marquee/theme'
import {
  belowHeader,
  displayFont,
  focusRing,
  media,
  space,
  textSize,
  whenMoving,
} from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** The wall takes the line; what is said stands in its middle. */
export const front = style({
  display: 'grid',
  gap: space(4),
  scrollMarginBlock: `${belowHeader} 6rem`,
})

/** Courses of stone, lit from above. */
export const wall = style({
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  paddingBlock: `${space(6)} 0`,
  paddingInline: space(2),
  color: vars.color.textPrimary,
  backgroundColor: mix(vars.color.surface, 70, vars.color.page),
  backgroundImage: [
    `radial-gradient(70% 60% at 50% 0%, ${mix(vars.color.coins, 26, 'transparent')}, transparent)`,
    `linear-gradient(to top, ${mix('#000', 55, 'transparent')} 0 2.25rem, transparent 2.35rem)`,
    `repeating-linear-gradient(to bottom, transparent 0 2.4rem, ${mix('#000', 26, 'transparent')} 2.4rem 2.5rem)`,
  ].join(', '),
  '@media': { [media.md]: { paddingInline: space(8), paddingBlock: `${space(8)} 0` } },
})
globalStyle(`${front} > :not(${wall})`, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
})

export const niches = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
  maxInlineSize: '56rem',
  margin: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gap: space(8) } },
})

/** A round arch in the wall, dark until what stood in it is open. */
export const niche = style([
  {
    display: 'grid',
    minInlineSize: 0,
    borderRadius: '50vmax 50vmax 0 0',
    backgroundImage: `linear-gradient(to top, ${mix('#000', 30, vars.color.page)}, ${mix('#000', 62, vars.color.page)})`,
    boxShadow: `inset 0 0 0 3px ${mix(vars.color.coins, 38, '#000')}, inset 0 1.25rem 2rem ${mix('#000', 55, 'transparent')}`,
    selectors: {
      '&[data-lit]': {
        backgroundImage: `radial-gradient(80% 70% at 50% 46%, ${mix(vars.color.coins, 52, 'transparent')}, transparent), linear-gradient(to top, ${mix('#000', 20, vars.color.page)}, ${mix('#000', 52, vars.color.page)})`,
      },
    },
  },
  whenMoving('&', { transition: `background-image ${vars.motion.slow}` }),
])

export const chest = style([
  {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    alignItems: 'end',
    gap: space(1),
    inlineSize: '100%',
    paddingBlock: `clamp(${space(10)}, 9vw, 6rem) ${space(3)}`,
    paddingInline: '7%',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&:disabled, div&': { cursor: 'default' } },
  },
  focusRing,
  whenMoving('&', { transition: `transform ${vars.motion.medium} ${vars.motion.standard}` }),
  whenMoving('&:hover:enabled', { transform: 'translateY(-6px) scale(1.03)' }),
])

const caption = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  textAlign: 'center',
  lineHeight: 1.15,
} as const

/** What is written on the ledge. */
export const number = style([
  displayFont,
  { ...caption, fontSize: textSize('lg'), color: vars.color.textSecondary },
])
export const held = style([
  displayFont,
  {
    ...caption,
    fontSize: textSize('sm'),
    color: vars.color.coins,
    '@media': { [media.md]: { fontSize: textSize('lg') } },
  },
])
