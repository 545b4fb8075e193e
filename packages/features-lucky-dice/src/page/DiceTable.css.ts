import { vars } from '@marquee/theme'
import { belowHeader, displayFont, media, space, textSize } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

export const front = style({
  display: 'grid',
  gap: space(4),
  scrollMarginBlock: `${belowHeader} 6rem`,
})

/** A table from above: cloth in the theme's accent, a wooden rim, and a line stitched along it. */
export const table = style({
  display: 'grid',
  gap: space(4),
  padding: space(3),
  borderRadius: `calc(${vars.radius.card} + 1.5rem)`,
  border: `0.75rem solid ${mix(vars.color.second, 30, '#4a2c14')}`,
  color: vars.color.textPrimary,
  backgroundColor: mix(vars.color.accent, 30, vars.color.page),
  backgroundImage: `radial-gradient(70% 80% at 50% 30%, ${mix(vars.color.accent, 34, 'transparent')}, transparent)`,
  boxShadow: `inset 0 0 0 2px ${mix('#000', 45, 'transparent')}, inset 0 0 2.5rem ${mix('#000', 50, 'transparent')}, ${vars.elevation.medium}`,
  '@media': { [media.md]: { padding: space(5) } },
})
globalStyle(`${front} > :not(${table})`, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
})

export const felt = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 'clamp(2rem, 9vw, 5rem)',
  minBlockSize: 'clamp(11rem, 40vw, 17rem)',
  borderRadius: vars.radius.card,
  border: `2px dashed ${mix(vars.color.coins, 42, 'transparent')}`,
})

export const throws = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gap: space(3) } },
})

/** A place on the rail. */
export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(1),
  minBlockSize: '4.5rem',
  padding: space(1),
  borderRadius: vars.radius.tile,
  backgroundColor: mix('#000', 34, 'transparent'),
  textAlign: 'center',
})

export const pair = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 })
export const brought = style({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  fontSize: textSize('xs'),
  lineHeight: 1.15,
  color: vars.color.coins,
})
export const index = style([
  displayFont,
  { fontSize: textSize('lg'), color: vars.color.textSecondary },
])
