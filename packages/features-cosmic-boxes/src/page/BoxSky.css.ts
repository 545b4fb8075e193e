import { vars } from '@marquee/theme'
import { belowHeader, focusRing, media, space, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

const dot = (x: string, y: string, size: number, color: string) =>
  `radial-gradient(circle at ${x} ${y}, ${color} 0 ${size}px, transparent ${size + 0.5}px)`

/** A night sky in the theme's own colours, its stars as small round lights. */
export const sky = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  paddingBlock: space(8),
  paddingInline: space(4),
  color: vars.color.textPrimary,
  backgroundColor: vars.color.page,
  backgroundImage: [
    dot('8%', '22%', 1.5, vars.color.textPrimary),
    dot('17%', '71%', 1, vars.color.textPrimary),
    dot('29%', '12%', 1, vars.color.textPrimary),
    dot('41%', '88%', 1.5, vars.color.coins),
    dot('55%', '9%', 1, vars.color.textPrimary),
    dot('63%', '82%', 1, vars.color.textPrimary),
    dot('74%', '16%', 1.5, vars.color.entries),
    dot('86%', '64%', 1, vars.color.textPrimary),
    dot('94%', '28%', 1.5, vars.color.textPrimary),
    `radial-gradient(60% 90% at 22% 0%, color-mix(in srgb, ${vars.color.second} 40%, transparent), transparent)`,
    `radial-gradient(55% 90% at 82% 100%, color-mix(in srgb, ${vars.color.accent} 36%, transparent), transparent)`,
  ].join(', '),
})

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
    },
  },
})

/** On phones the first row has two boxes and the second three. */
export const place = style({
  gridColumn: 'span 2',
  minInlineSize: 0,
  selectors: {
    '&:nth-child(-n + 2)': { gridColumn: 'span 3', justifySelf: 'center', inlineSize: '70%' },
  },
  '@media': {
    [media.md]: {
      gridColumn: 'auto',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'auto', inlineSize: 'auto' } },
    },
  },
})

export const choice = style([
  {
    display: 'block',
    inlineSize: '100%',
    padding: space(1),
    border: 0,
    borderRadius: vars.radius.card,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&[data-dimmed]': { opacity: 0.4 },
    },
  },
  focusRing,
  whenMoving('&', {
    transition: `transform ${vars.motion.medium} ${vars.motion.standard}, opacity ${vars.motion.medium}`,
  }),
  whenMoving('&:hover:enabled', { transform: 'translateY(-6px) scale(1.04)' }),
])

/** The sky takes the line; what a box held stands in its middle. */
export const front = style({ display: 'grid', gap: space(4) })
globalStyle(`${front} > :not(${sky})`, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  scrollMarginBlock: `${belowHeader} 6rem`,
})

export const desk = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(10) },
  },
})

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  color: vars.color.coins,
  minBlockSize: '1.5rem',
})
