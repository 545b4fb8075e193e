import { vars } from '@marquee/theme'
import { keyframes, style } from '@vanilla-extract/css'
import { space, whenMoving } from '../style.ts'

/** As high as most of what it stands for, so that nothing around it jumps. */
export const stage = style([
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space(5),
    inlineSize: '100%',
    minBlockSize: '14rem',
    // Sparks that leave it must not make the page scroll.
    overflow: 'hidden',
  },
])

/** A plate in front of what was played: enough of that stays in sight around it. */
export const inFront = style({
  minBlockSize: 0,
  inlineSize: 'min(100%, 20rem)',
  marginInline: 'auto',
  padding: `${space(5)} ${space(4)}`,
  gap: space(3),
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.accent}`,
  background: `color-mix(in srgb, ${vars.color.surface} 93%, transparent)`,
  boxShadow: vars.elevation.lifted,
})

/** How many sparks fly. */
export const sparks = 16

export const burst = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  pointerEvents: 'none',
})

const fly = keyframes({
  '0%': { opacity: 0, translate: '0 -2rem', scale: '0.4' },
  '25%, 60%': { opacity: 1 },
  '100%': { opacity: 0, translate: '0 -10rem', scale: '1' },
})

/** Each in a direction of its own; the turn comes first, so that all fly outwards. */
const directions = Object.fromEntries(
  Array.from({ length: sparks }, (_, index) => [
    `&:nth-child(${index + 1})`,
    { transform: `rotate(${(360 / sparks) * index}deg)` },
  ]),
)

export const ray = style({ position: 'absolute', selectors: directions })

export const spark = style([
  {
    position: 'absolute',
    inlineSize: '0.375rem',
    blockSize: '1.25rem',
    margin: '-0.625rem -0.1875rem',
    borderRadius: vars.radius.badge,
    background: vars.color.coins,
    opacity: 0,
    selectors: {
      [`${ray}:nth-child(3n) &`]: { background: vars.color.entries },
      [`${ray}:nth-child(3n + 1) &`]: { background: vars.color.accent },
    },
  },
  whenMoving('&', { animation: `${fly} 720ms ${vars.motion.enter} 300ms both` }),
])
