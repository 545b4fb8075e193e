import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize, whenMoving } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const veil = (direction: string, stops: string) => `linear-gradient(${direction}, ${stops})`
const page = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`
const content = `calc(1400px + 2 * ${vars.density.gutterWide})`

/** A low phone, as with a browser's bars: both ways in have to stand above the question about cookies. */
const low = 'screen and (max-width: 767px) and (max-height: 659px)'

/** `split` and `stage` go from edge to edge; a `poster` is a mosaic as wide as the content. */
export const hero = style({
  selectors: {
    '&[data-form="poster"]': {
      display: 'grid',
      gap: space(2),
      maxInlineSize: content,
      marginInline: 'auto',
      padding: `${space(3)} ${vars.density.gutter} 0`,
    },
  },
  '@media': {
    [media.md]: {
      selectors: {
        '&[data-form="poster"]': {
          gridTemplateColumns: '1fr 1.8fr 1fr',
          gap: space(4),
          paddingBlockStart: space(6),
        },
      },
    },
    [media.lg]: {
      selectors: { '&[data-form="poster"]': { paddingInline: vars.density.gutterWide } },
    },
  },
})

const inStage = `${hero}[data-form="stage"] &`
const inPoster = `${hero}[data-form="poster"] &`

/** A night scene in both modes; the words stand in its quiet part, the veil makes sure they can be read. */
export const claim = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  // Low enough for the first row of games to end above the question about cookies.
  minBlockSize: 'min(104vw, 25.25rem)',
  overflow: 'hidden',
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: veil('to bottom', `${page(88)} 0%, ${page(70)} 42%, ${page(0)} 66%`),
  },
  selectors: {
    [inStage]: {
      display: 'block',
      minBlockSize: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
    },
    [`${inStage}::after`]: { content: 'none' },
    [inPoster]: {
      minBlockSize: 'min(86vw, 22rem)',
      borderRadius: vars.radius.card,
      clipPath: vars.shape.card,
      boxShadow: `inset 0 0 0 2px ${vars.color.border}`,
    },
  },
  '@media': {
    [media.md]: {
      minBlockSize: 'clamp(23rem, 36vw, 25rem)',
      alignItems: 'center',
      '::after': {
        backgroundImage: veil('to right', `${page(92)} 0%, ${page(76)} 34%, ${page(0)} 62%`),
      },
      selectors: {
        [inPoster]: { minBlockSize: 0 },
        [`${inPoster}::after`]: {
          backgroundImage: veil('to right', `${page(94)} 0%, ${page(86)} 44%, ${page(0)} 80%`),
        },
      },
    },
  },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  // The whole picture, and nothing on it but the panel's upper edge.
  selectors: {
    [inStage]: {
      position: 'static',
      display: 'block',
      blockSize: 'min(41vw, 17rem)',
      // Whoever stands on it keeps their head; the panel covers their feet.
      objectPosition: '50% 86%',
    },
  },
  '@media': {
    [low]: { selectors: { [inStage]: { blockSize: '24vw' } } },
    [media.md]: {
      objectPosition: '100% 60%',
      selectors: {
        [inStage]: { blockSize: 'clamp(18rem, 30vw, 27rem)', objectPosition: '100% 60%' },
      },
    },
  },
})

export const inside = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: content,
  marginInline: 'auto',
  padding: `${space(4)} ${vars.density.gutter}`,
  selectors: {
    [inStage]: { marginBlockStart: '-3rem', paddingBlock: 0 },
    [inPoster]: { padding: `${space(5)} ${space(4)}` },
  },
  '@media': {
    [low]: { paddingBlockStart: space(3) },
    [media.lg]: {
      paddingInline: vars.density.gutterWide,
      paddingBlock: space(3),
      selectors: { [inStage]: { marginBlockStart: '-5rem' }, [inPoster]: { padding: space(8) } },
    },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
  selectors: {
    [inStage]: {
      gap: space(2),
      padding: space(3),
      borderRadius: vars.radius.card,
      border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
      backgroundColor: vars.color.surface,
      backgroundImage: vars.texture.raised,
      boxShadow: vars.elevation.high,
    },
  },
  '@media': {
    [media.md]: {
      // Left of the scene's subject, which begins at some two fifths of the width.
      maxInlineSize: 'clamp(17rem, 34%, 25rem)',
      selectors: {
        [inStage]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: `${space(2)} ${space(10)}`,
          maxInlineSize: 'none',
          padding: `${space(6)} ${space(8)}`,
        },
        [inPoster]: { maxInlineSize: 'max(17rem, 52%)' },
      },
    },
  },
})

export const title = style({
  maxInlineSize: '14em',
  '@media': { [media.md]: { selectors: { [inStage]: { maxInlineSize: 'none' } } } },
})
export const text = style({
  textWrap: 'pretty',
  '@media': {
    'screen and (max-width: 767px)': { fontSize: textSize('md') },
    // The scene and the words leave no room for the first games on most phones.
    'screen and (max-width: 767px) and (max-height: 899px)': {
      selectors: { [inStage]: { display: 'none' } },
    },
    [low]: { selectors: { [inPoster]: { display: 'none' } } },
    [media.md]: {
      selectors: {
        [inStage]: { maxInlineSize: '40em' },
        [inPoster]: { fontSize: textSize('md') },
      },
    },
  },
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginBlockStart: space(1),
  '@media': {
    'screen and (max-width: 767px)': {
      selectors: { [inStage]: { gap: space(2), marginBlockStart: 0 } },
    },
    [media.md]: {
      selectors: { [inStage]: { gridColumn: 2, gridRow: '1 / span 3', justifyContent: 'end' } },
    },
  },
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: textSize('sm'),
  color: vars.color.textPrimary,
})

/** A line of covers on a phone, two by two beside the words where there is room. */
export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'inherit',
  alignContent: 'center',
  '@media': {
    // Below the words.
    [low]: { order: 1 },
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const coverLink = style([
  { display: 'block', borderRadius: vars.radius.tile },
  whenMoving('&:hover', { transform: vars.motion.lift }),
  focusRing,
])

export const cover = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: 'inherit',
  clipPath: vars.shape.tile,
  backgroundColor: vars.color.sunken,
})
