import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const note = style({ marginBlockStart: space(1), textAlign: vars.heading.align as 'start' })

/** A strip on phones, columns where there is room. */
export const row = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(88%, 22rem)',
  gap: space(3),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  padding: `${space(2)} ${vars.density.gutter}`,
  margin: `calc(-1 * ${space(2)}) calc(-1 * ${vars.density.gutter})`,
  scrollPaddingInline: vars.density.gutter,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.lg]: {
      gridAutoColumns: '1fr',
      gap: space(4),
      overflowX: 'visible',
      padding: 0,
      margin: 0,
    },
  },
})

export const place = style({ scrollSnapAlign: 'start', minInlineSize: 0 })

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: space(4),
  paddingBlockStart: `calc(${vars.trim.height} + ${space(4)})`,
})

export const cover = style({
  flex: 'none',
  inlineSize: '5rem',
  '@media': { [media.md]: { inlineSize: '6rem' } },
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  clipPath: vars.shape.tile,
})

export const steps = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  containerType: 'inline-size',
})

export const step = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
})

/** An amount that is too wide goes below its name, which stays in one line. */
export const title = style({ whiteSpace: 'nowrap', flexGrow: 1 })

/** Twelve digits stand beside the cover on the narrowest phone. */
export const largest = style({
  selectors: { '&&': { fontSize: `min(${textSize('lg')}, 9.5cqi)` } },
})
