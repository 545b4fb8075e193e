import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

/** Above everything, in nobody's way. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2_000,
  pointerEvents: 'none',
  overflow: 'hidden',
})

export const coin = style({
  position: 'absolute',
  inlineSize: 22,
  blockSize: 22,
  margin: -11,
  borderRadius: '50%',
  background: `radial-gradient(circle at 34% 30%, #ffffffb0 0 12%, transparent 13%), ${vars.color.coins}`,
  border: `2px solid color-mix(in srgb, ${vars.color.coins} 62%, #000)`,
  selectors: {
    '&[data-unit="entries"]': {
      borderRadius: '32%',
      background: `radial-gradient(circle at 34% 30%, #ffffffb0 0 12%, transparent 13%), ${vars.color.entries}`,
      borderColor: `color-mix(in srgb, ${vars.color.entries} 62%, #000)`,
    },
  },
})

/** The balance once more, in front of a dialog that stands before the header. */
export const balance = style({ position: 'absolute', margin: 0, boxShadow: vars.elevation.lifted })
