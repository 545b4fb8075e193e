import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { displaySize, media, space } from '../style.ts'

export const rows = createVar()

export const carousel = style({ minInlineSize: 0 })

/** Around slides of which each may show nothing: without any there is no row. */
export const mayBeEmpty = style({
  selectors: { '&:not(:has(> [role="group"] > *))': { display: 'none' } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: vars.heading.columns,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginBlockEnd: space(3),
  '::before': { content: '' },
})

export const heading = style({ minInlineSize: 0 })
// On the narrowest phones, so that it stands on one line.
globalStyle(`${heading} > h2`, {
  '@media': { 'screen and (width < 24.5rem)': { fontSize: displaySize('lg') } },
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  paddingInlineStart: space(2),
})

/** A finger scrolls by itself: the title has their room. */
export const steps = style({
  display: 'flex',
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
})

/** Where nothing is left to scroll the buttons keep their place. */
export const idle = style({ visibility: 'hidden' })

export const track = style({
  vars: { [rows]: '1' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, auto)`,
  gap: space(3),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  /* Room for rings, shadows and lifted tiles, which scrolling would cut, taken back outside. */
  padding: `${space(3)} ${vars.density.gutter}`,
  margin: `calc(-1 * ${space(3)}) calc(-1 * ${vars.density.gutter})`,
  scrollPaddingInline: vars.density.gutter,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  '@media': {
    [media.md]: { gap: space(4) },
    [media.lg]: {
      paddingInline: vars.density.gutterWide,
      marginInline: `calc(-1 * ${vars.density.gutterWide})`,
      scrollPaddingInline: vars.density.gutterWide,
    },
  },
})

export const slide = style({ scrollSnapAlign: 'start', minInlineSize: 0 })

/** Always a part of the next one in sight, so that the row tells there is more. */
export const size = styleVariants({
  tile: {
    gridAutoColumns: '29%',
    '@media': {
      [media.sm]: { gridAutoColumns: '21.5%' },
      [media.md]: { gridAutoColumns: '9.75rem' },
      [media.xl]: { gridAutoColumns: '10.75rem' },
    },
  },
  card: {
    gridAutoColumns: 'min(82%, 20rem)',
    '@media': { [media.md]: { gridAutoColumns: '20rem' } },
  },
  banner: {
    gridAutoColumns: '92%',
    '@media': { [media.md]: { gridAutoColumns: '60%' }, [media.xl]: { gridAutoColumns: '48%' } },
  },
  /** Cards of a few lines: one row of them on a phone, two where there is room. */
  shelf: {
    gridAutoColumns: 'min(84%, 19rem)',
    '@media': { [media.md]: { vars: { [rows]: '2' }, gridAutoColumns: '20.5rem' } },
  },
  auto: { gridAutoColumns: 'max-content' },
})
