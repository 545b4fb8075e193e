import { vars } from '@marquee/theme'
import { barReach, edgeHeight, media, space, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

/** What stands at the lower edge already. */
const lowerEdge = `${barReach} + var(${edgeHeight}, 0px)`
const fromBelow = `calc(${lowerEdge} + ${space(4)})`
/** The header, whose button opens and closes it, stays in sight. */
const header = '80px'

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(1rem)' },
})

export const panel = style([
  {
    position: 'fixed',
    insetInlineEnd: space(4),
    insetBlockEnd: fromBelow,
    zIndex: 35,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 380,
    maxInlineSize: `calc(100vw - 2 * ${space(4)})`,
    blockSize: `min(36rem, calc(100dvh - ${fromBelow} - ${header} - ${space(4)}))`,
    overflow: 'hidden',
    borderRadius: vars.radius.sheet,
    border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    backgroundColor: vars.color.raised,
    backgroundImage: vars.texture.raised,
    color: vars.color.textPrimary,
    boxShadow: vars.elevation.high,
    outline: 'none',
    '@media': {
      [media.lg]: {
        insetInlineEnd: space(6),
      },
      print: { display: 'none' },
    },
  },
  whenMoving('&', { animation: `${rise} ${vars.motion.medium} ${vars.motion.enter}` }),
])

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4),
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: space(4),
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
})

export const foot = style({
  flex: 'none',
  padding: space(4),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
