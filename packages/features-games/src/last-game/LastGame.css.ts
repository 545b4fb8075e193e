import { vars } from '@marquee/theme'
import { focusRing, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const entry = style([
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 52,
    borderRadius: '50%',
    textDecoration: 'none',
  },
  focusRing,
])

/** Rises over the bar: the one round thing in it. */
export const cover = style([
  {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: 56,
    blockSize: 56,
    marginBlockStart: -18,
    borderRadius: '50%',
    background: vars.color.sunken,
    border: `3px solid ${vars.color.accent}`,
    boxShadow: `0 0 0 4px ${vars.color.surface}, ${vars.elevation.medium}`,
  },
  whenMoving(`${entry}:active &`, { transform: vars.motion.press }),
])

// Beside fields it would be hit by mistake, and a game would open over what is being filled in.
globalStyle(`:root:has(main :is(form, input:not([type='search']))) ${entry}`, { display: 'none' })
