import { vars } from '@marquee/theme'
import { barHeight, headerHeight, media, sideways, space } from '@marquee/ui/style'
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { phoneBar, wideBar } from './GameBar.css.ts'
import { wideStage } from './stageMedia.ts'

/** The dominant colour of the game's cover: the light that falls into the room. */
export const light = createVar()
/** Height that the room may fill. */
const height = createVar()

const around = '3rem'

/** A darkened room in both modes: the game is the lamp. */
export const room = style({
  vars: { [light]: '#26304a' },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: `radial-gradient(120% 90% at 50% 20%, color-mix(in srgb, ${light} 42%, #06060c) 0%, #06060c 62%, #030306 100%)`,
  '@media': {
    [wideStage]: { alignItems: 'center', justifyContent: 'center', padding: `calc(${around} / 2)` },
  },
})

export const place = styleVariants({
  modal: { vars: { [height]: '100dvh' }, blockSize: height },
  page: {
    vars: { [height]: `calc(100dvh - ${headerHeight} - ${barHeight})` },
    blockSize: height,
    minBlockSize: '26rem',
    '@media': {
      // On a small phone the page gets longer before the reels get too small to read.
      '(orientation: portrait)': { minBlockSize: '32rem' },
      // Held sideways it ends where the bar at the lower edge begins, and takes the header's height.
      [sideways]: {
        vars: { [height]: `calc(100dvh - ${barHeight})` },
        zIndex: 31,
        minBlockSize: 0,
        marginBlockStart: `calc(-1 * (${headerHeight} + ${vars.trim.height}))`,
      },
    },
  },
})

/** Stage and bar in one piece; as wide as 16:9 allows in the height that is there. */
export const cabinet = style({
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    // The bar and what stands below it share a row: every point of height is the game's.
    [sideways]: {
      display: 'grid',
      gridTemplate: 'auto minmax(0, 1fr) / minmax(21rem, 1fr) fit-content(60%)',
    },
    [wideStage]: {
      display: 'flex',
      flex: 'none',
      inlineSize: `min(100%, calc((${height} - ${around} - ${wideBar} - ${vars.trim.height}) * 16 / 9))`,
      maxInlineSize: 1720,
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
      boxShadow: `0 0 0 1px #000000, 0 30px 90px color-mix(in srgb, ${light} 55%, #000000)`,
    },
  },
})

export const trim = style({ display: 'none', '@media': { [wideStage]: { display: 'block' } } })

export const stage = style({
  position: 'relative',
  flex: 1,
  order: 2,
  minBlockSize: 0,
  overflow: 'hidden',
  background: '#05050a',
  marginBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [sideways]: { gridColumn: '1 / -1' },
    [wideStage]: { flex: 'none', order: 0, aspectRatio: '16 / 9', marginBlockEnd: 0 },
  },
})

export const barPlace = style({
  order: 1,
  flex: 'none',
  minBlockSize: phoneBar,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: vars.color.surface,
  '@media': { [wideStage]: { order: 3, paddingBlockStart: 0 } },
})

/**
 * What features put here stands in one row where there is room. It comes late, and has its height from the
 * start: what somebody presses above it stays where it is.
 */
export const below = style({
  order: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(6),
  minBlockSize: '2.75rem',
  '@media': {
    [media.lg]: { justifyContent: 'center' },
    // Beside the bar, for the game's own controls need the height that a second row would take.
    [sideways]: {
      order: 1,
      flexWrap: 'nowrap',
      columnGap: 0,
      whiteSpace: 'nowrap',
      paddingBlockStart: 'env(safe-area-inset-top)',
      // What does not fit is reached by a swipe, and fades instead of ending in the middle of a word.
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(90deg, #000000 calc(100% - ${space(6)}), transparent)`,
      paddingInlineEnd: space(4),
    },
  },
  background: vars.color.surface,
})

/** A message over the stage, above the game's own controls. */
export const notice = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  overflow: 'auto',
  background: 'color-mix(in srgb, #05050a 80%, transparent)',
})

export const noticeCard = style({ inlineSize: 'min(100%, 28rem)' })
export const ways = style({ display: 'grid', gap: space(2) })
