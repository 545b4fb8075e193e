import { vars } from '@marquee/theme'
import { focusRing, textSize, whenMoving } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Something waits to be read; the button's label says it in words. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  background: vars.color.critical,
})

const inBar = '[data-chat-dock="bar"] &'

/** It stands in the place that the layout keeps for it and never over the page. */
export const button = style([
  {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    background: vars.color.raised,
    color: vars.color.textPrimary,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.accentText },
      '&[aria-expanded="true"]': {
        background: vars.color.second,
        color: vars.color.secondContrast,
      },
      // As its neighbours in the phone's bar, with a word below.
      [inBar]: {
        inlineSize: '100%',
        blockSize: 52,
        border: 0,
        borderRadius: vars.radius.field,
        background: 'transparent',
        color: vars.color.textSecondary,
      },
    },
    '@media': { print: { display: 'none' } },
  },
  whenMoving('&', {
    transition: `background ${vars.motion.quick} ${vars.motion.standard}`,
  }),
  focusRing,
])

export const word = style({
  display: 'none',
  fontSize: textSize('xs'),
  selectors: { '[data-chat-dock="bar"] &': { display: 'inline' } },
})
