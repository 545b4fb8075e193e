import { screens, vars } from '@marquee/theme'
import { media, space, visuallyHidden } from '@marquee/ui/style'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { titled } from './PageSection.css.ts'

const veil = (direction: string, stops: string) => `linear-gradient(${direction}, ${stops})`
const page = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`

/** How far down the scene reaches; what is longer goes on in the page's own colour. */
const depth = 'min(100%, 34rem)'

/** The brand's night scene in both modes; the veil keeps what stands on it readable. */
export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  // Not hidden: what sticks to the screen's edge within it would stay where it is.
  overflow: 'clip',
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: depth,
    zIndex: -1,
    backgroundImage: veil('to bottom', `${page(62)} 0%, ${page(78)} 55%, ${page(100)} 100%`),
  },
  selectors: {
    '&[data-form="column"]': { backgroundColor: 'transparent', colorScheme: 'inherit' },
    '&[data-form="column"]::after': { content: 'none' },
  },
})

const inStage = `${banner}[data-form="stage"] &`
const inColumn = `${banner}[data-form="column"] &`

export const scene = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: depth,
  objectFit: 'cover',
  objectPosition: '72% 62%',
  selectors: {
    // A strip along the upper edge, on which the card lies.
    [inColumn]: { position: 'static', display: 'block', blockSize: '4rem' },
  },
  '@media': {
    [media.md]: { objectPosition: '100% 44%', selectors: { [inColumn]: { blockSize: '9rem' } } },
  },
})

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  inlineSize: '100%',
  maxInlineSize: `calc(1400px + 2 * ${vars.density.gutterWide})`,
  marginInline: 'auto',
  padding: `${space(4)} ${vars.density.gutter}`,
  '@media': {
    [media.lg]: {
      paddingInline: vars.density.gutterWide,
      paddingBlock: space(8),
      gap: space(6),
      selectors: {
        [inColumn]: {
          inlineSize: `calc(100% - 2 * ${vars.density.gutterWide})`,
          padding: space(8),
        },
      },
    },
  },
  selectors: {
    [inStage]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space(3),
    },
    [inColumn]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      inlineSize: `calc(100% - 2 * ${vars.density.gutter})`,
      marginBlockStart: '-2.5rem',
      padding: space(4),
      borderRadius: vars.radius.card,
      border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
      backgroundColor: vars.color.surface,
      backgroundImage: vars.texture.surface,
    },
  },
})

export const form = styleVariants({
  wide: {},
  beside: {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: space(10),
      },
    },
  },
})

/** The sign in front of title and lead, which stand one above the other. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(1)} ${space(4)}`,
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '44rem',
  selectors: { [inStage]: { display: 'contents' } },
})

export const title = style({
  minInlineSize: 0,
  selectors: { [inStage]: { textAlign: 'center' } },
})
/** On a phone a stage has the thing right below its title; elsewhere all words are in sight with it. */
const belowOnPhones = (order: number) => ({
  [`screen and (width < ${screens.md}px)`]: { selectors: { [inStage]: { order } } },
})
export const lead = style({
  textWrap: 'pretty',
  selectors: { [inStage]: { textAlign: 'center' } },
  '@media': belowOnPhones(2),
})
export const below = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  paddingBlockStart: space(1),
  selectors: { [inStage]: { justifyItems: 'center' } },
  '@media': belowOnPhones(3),
})

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  minInlineSize: 0,
  selectors: {
    [inStage]: { order: 0, inlineSize: '100%', marginBlockEnd: space(2) },
    [`${banner}[data-form="stage"] > [data-stage="beside"] > &`]: { maxInlineSize: '48rem' },
  },
})
// The thing needs no second title below that of the page, unless it has one of its own.
globalStyle(`${stage} > section:first-of-type > h2:first-child:not(.${titled})`, visuallyHidden)

/** The feature's own sign, struck in the brand's accent. */
export const seal = style({
  position: 'relative',
  isolation: 'isolate',
  gridRow: '1 / span 3',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: vars.color.accentContrast,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.card,
    clipPath: vars.shape.card,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
    boxShadow: vars.elevation.control,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0.25rem',
    zIndex: -1,
    borderRadius: `calc(${vars.radius.card} * 0.8)`,
    clipPath: vars.shape.card,
    border: `2px ${vars.line.style} color-mix(in srgb, ${vars.color.accentContrast} 34%, transparent)`,
  },
  '@media': { [media.md]: { inlineSize: '5.5rem', blockSize: '5.5rem' } },
})
globalStyle(`${words}:has(> ${seal})`, { gridTemplateColumns: 'auto minmax(0, 1fr)' })
// What stands below the words is often taller than they are: the sign stays by the title, and a phone
// gives it the whole width.
globalStyle(`${banner}:not([data-form="stage"]) ${words}:has(> ${below}) > ${seal}`, {
  gridRow: '1 / span 2',
  alignSelf: 'start',
})
globalStyle(`${banner}[data-form="stage"] ${below} > p`, { textAlign: 'center' })
globalStyle(`${seal} ~ ${below}`, {
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: '2' } },
})

export const sign = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  '@media': { [media.md]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})
