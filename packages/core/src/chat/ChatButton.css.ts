import { vars } from '@marquee/theme'
import { focusRing, media, space, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'
import { bottomBar, busyEdge, consentRoom } from '../background/bottomEdge.css.ts'

const size = '--chat-size'
const gap = '--chat-gap'

// In the strip below the page's own controls, and no wider than it.
globalStyle(`:root:has(${busyEdge})`, {
  vars: { [size]: '44px', [gap]: '2px' },
  '@media': { [media.lg]: { vars: { [size]: '56px', [gap]: space(4) } } },
})

/** Something waits to be read; the button's label says it in words. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  border: `2px solid ${vars.color.page}`,
  background: vars.color.critical,
})

export const button = style([
  {
    position: 'fixed',
    insetInlineEnd: space(4),
    insetBlockEnd: `calc(${bottomBar} + ${consentRoom} + var(${gap}, ${space(4)}))`,
    zIndex: 35,
    display: 'grid',
    placeItems: 'center',
    inlineSize: `var(${size}, 56px)`,
    blockSize: `var(${size}, 56px)`,
    borderRadius: '50%',
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    background: vars.color.second,
    color: vars.color.secondContrast,
    boxShadow: vars.elevation.medium,
    selectors: {
      '&[aria-expanded="true"]': {
        background: vars.color.raised,
        color: vars.color.textPrimary,
      },
    },
    '@media': {
      [media.lg]: { insetInlineEnd: space(6), insetBlockEnd: `calc(${consentRoom} + ${space(6)})` },
      print: { display: 'none' },
    },
  },
  whenMoving('&', {
    transition: `background ${vars.motion.quick} ${vars.motion.standard}, inset-block-end ${vars.motion.medium} ${vars.motion.standard}`,
  }),
  focusRing,
])
