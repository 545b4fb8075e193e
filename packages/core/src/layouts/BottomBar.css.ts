import { vars } from '@marquee/theme'
import { backdrop, focusRing, media, space, textSize } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'center',
  minBlockSize: 60,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: space(1),
  background: vars.color.surface,
  backgroundImage: vars.texture.bar,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  boxShadow: vars.elevation.medium,
  selectors: {
    // A strip of chips in the header.
    '&[data-form="topbar"]': {
      position: 'static',
      display: 'flex',
      gap: space(1),
      minBlockSize: 48,
      paddingInline: space(3),
      paddingBlockEnd: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      border: 0,
      boxShadow: 'none',
    },
  },
  '@media': { [media.lg]: { selectors: { '&&': { display: 'none' } } } },
})

/**
 * What the bar takes of the lower edge: its least height, what is raised over it, and the device's own
 * edge. A strip is at the top. On the root, for whatever sticks above it or fills the rest; said where the
 * page begins, since the bar comes last and everything would be styled anew then.
 */
const takes = (form: string, height: string) =>
  globalStyle(`:root:has([data-bar="${form}"])`, {
    vars: { '--bar-reach': `calc(${height} + env(safe-area-inset-bottom))` },
    '@media': { [media.lg]: { vars: { '--bar-reach': '0px' } } },
  })
takes('sidebar', '60px')
takes('rail', '92px')

const inStrip = `${bar}[data-form="topbar"] &`
const isRaised = `${bar}[data-form="rail"] [data-place="centre"] &`

export const entry = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minBlockSize: 52,
    minInlineSize: 0,
    border: 0,
    background: 'transparent',
    font: 'inherit',
    color: vars.color.textSecondary,
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
    selectors: {
      '&[aria-current="page"]': { color: vars.color.accentText },
      [inStrip]: {
        position: 'relative',
        isolation: 'isolate',
        flex: 'none',
        flexDirection: 'row',
        gap: space(2),
        minBlockSize: 44,
        paddingInline: space(3),
        borderRadius: vars.radius.control,
      },
      [`${inStrip}[data-chat-dock]`]: { padding: 0 },
      // As high as a finger, drawn lower.
      [`${inStrip}:not([data-chat-dock])::before`]: backdrop({
        insetBlock: 4,
        border: `${vars.line.hairline} solid ${vars.color.border}`,
        backgroundColor: vars.color.raised,
      }),
      [`${inStrip}[aria-current="page"]::before`]: { borderColor: vars.color.accentText },
    },
  },
  focusRing,
])

export const sign = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    // The one round thing of a bar, over its edge.
    [isRaised]: {
      placeItems: 'center',
      inlineSize: 56,
      blockSize: 56,
      marginBlockStart: -32,
      borderRadius: '50%',
      backgroundColor: vars.color.accent,
      backgroundImage: vars.texture.accent,
      boxShadow: `0 0 0 4px ${vars.color.surface}, ${vars.elevation.medium}`,
      color: vars.color.accentContrast,
    },
  },
})

export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: textSize('xs'),
  selectors: { [inStrip]: { fontSize: textSize('sm') } },
})
