import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { media, space, trimStrip } from '../style.ts'

const quickly = `${vars.motion.medium} ${vars.motion.enter}`
const away = `${vars.motion.quick} ${vars.motion.exit}`
const artRise = '4.5rem'

/** A layer of its own, so that a dialog opened later stands above all of an earlier one. */
export const layer = style({ position: 'relative', zIndex: 100 })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.scrim,
  transition: `opacity ${quickly}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&[data-ending-style]': { transition: `opacity ${away}` },
  },
})

export const viewport = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  justifyContent: 'center',
})

export const place = styleVariants({
  card: {
    alignItems: 'flex-end',
    '@media': { [media.md]: { alignItems: 'center', padding: space(4) } },
  },
  bottom: { alignItems: 'flex-end' },
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
})

export const popup = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  color: vars.color.textPrimary,
  outline: 'none',
  filter: 'none',
  transition: `transform ${quickly}, opacity ${quickly}`,
  selectors: {
    '&[data-ending-style]': { transition: `transform ${away}, opacity ${away}` },
    // Over a dialog that stays nothing comes from the edge: it steps in front (MODAL-08).
    '&[data-stack="several"][data-starting-style], &[data-stack="several"][data-ending-style]': {
      opacity: 0,
      transform: 'scale(1.06)',
    },
  },
})

const sheet = {
  maxBlockSize: '92dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  boxShadow: vars.elevation.high,
}
const below = {
  '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
}
const drawer = {
  maxInlineSize: 'min(24rem, 88vw)',
  blockSize: '100%',
  boxShadow: vars.elevation.high,
}

export const form = styleVariants({
  card: {
    ...sheet,
    selectors: below,
    '@media': {
      [media.md]: {
        maxBlockSize: 'min(92dvh, 60rem)',
        borderRadius: vars.radius.sheet,
        selectors: {
          '&[data-starting-style], &[data-ending-style]': {
            opacity: 0,
            transform: 'translateY(1rem) scale(0.96)',
          },
        },
      },
    },
  },
  bottom: { ...sheet, maxInlineSize: '45rem', selectors: below },
  start: {
    ...drawer,
    borderRadius: `0 ${vars.radius.sheet} ${vars.radius.sheet} 0`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
    },
  },
  end: {
    ...drawer,
    borderRadius: `${vars.radius.sheet} 0 0 ${vars.radius.sheet}`,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(100%)' },
    },
  },
})

export const width = styleVariants({
  md: { '@media': { [media.md]: { maxInlineSize: '30rem' } } },
  lg: { '@media': { [media.md]: { maxInlineSize: '45rem' } } },
})

/** The painted panel with the theme's trim; art may leave it, so it is a layer of its own. */
export const panel = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: vars.color.raised,
  backgroundImage: vars.texture.raised,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  pointerEvents: 'none',
})

export const trim = style(trimStrip)

/** Where a finger takes the sheet. */
export const grab = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  blockSize: `calc(${vars.trim.height} + 1.25rem)`,
  touchAction: 'none',
  cursor: 'grab',
})

/** What is seen of it. */
export const grabLine = style({
  inlineSize: '2.5rem',
  blockSize: '0.3125rem',
  marginBlockEnd: '0.375rem',
  borderRadius: '0.3125rem',
  backgroundColor: vars.color.borderControl,
})

export const grabOnPhone = style({ '@media': { [media.md]: { display: 'none' } } })

/** The margin keeps the art inside the window where the card is centred. */
export const withArt = style({
  marginBlockStart: artRise,
  maxBlockSize: `calc(92dvh - ${artRise})`,
  '@media': { [media.md]: { maxBlockSize: `calc(min(92dvh, 60rem) - ${artRise})` } },
})

/** A phone held sideways has no height to spare for a drawing. */
const low = 'screen and (max-height: 30rem)'

export const art = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

const besideWidth = '5.5rem'

export const artPlace = styleVariants({
  edge: {
    blockSize: '9rem',
    marginBlockStart: `calc(-1 * ${artRise})`,
    '@media': { [low]: { visibility: 'hidden', blockSize: artRise } },
  },
  /** Where the scene is empty: who stands in it is not covered. */
  scene: {
    position: 'relative',
    justifyContent: 'flex-start',
    paddingInlineStart: space(5),
    blockSize: '9rem',
    marginBlockStart: `calc(${vars.trim.height} + ${space(3)})`,
    '@media': { [low]: { display: 'none' } },
  },
  beside: {
    position: 'absolute',
    insetBlockStart: `calc(${vars.trim.height} + ${space(5)})`,
    insetInlineStart: space(5),
    alignItems: 'center',
    inlineSize: besideWidth,
    blockSize: besideWidth,
  },
})
// A drawing brings the size that it has at the edge.
globalStyle(`${artPlace.beside}${artPlace.beside} > *`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

globalStyle(`${artPlace.scene}${artPlace.scene} > *`, {
  maxInlineSize: '40%',
  maxBlockSize: '100%',
  objectFit: 'contain',
})

/**
 * The brand's place along the upper edge, which fades into the panel; high enough that who stands in it
 * keeps the head. What a place is about stands right of its middle, which leaves the left to the drawing.
 */
export const scene = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: `calc(${vars.trim.height} + 11rem)`,
  objectFit: 'cover',
  objectPosition: '72% 36%',
  maskImage: 'linear-gradient(to bottom, #000 60%, transparent)',
  '@media': { [low]: { display: 'none' } },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.trim.height} + ${space(2)})`,
  insetInlineEnd: space(2),
  zIndex: 2,
})

export const head = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  paddingBlockStart: `calc(${vars.trim.height} + ${space(6)})`,
  paddingInline: `${space(5)} ${space(16)}`,
})

const underArt = style({
  paddingBlockStart: space(2),
  paddingInline: space(5),
  textAlign: 'center',
})
export const headByArt = styleVariants({
  edge: [underArt],
  scene: [
    underArt,
    { '@media': { [low]: { paddingBlockStart: `calc(${vars.trim.height} + ${space(6)})` } } },
  ],
  beside: {
    justifyContent: 'center',
    minBlockSize: `calc(${vars.trim.height} + ${besideWidth} + ${space(5)})`,
    paddingBlockStart: `calc(${vars.trim.height} + ${space(5)})`,
    paddingInlineStart: `calc(${besideWidth} + ${space(8)})`,
  },
})

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(5),
  scrollbarWidth: 'thin',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
})

export const footer = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: `${space(4)} ${space(5)} ${space(5)}`,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  '@media': { [media.md]: { flexDirection: 'row-reverse', flexWrap: 'wrap' } },
})
