import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid' })

/** The stage under its lights, dark in both modes. */
export const head = style({
  display: 'grid',
  // The scene beside the title on a phone, so that what is said below has the whole width.
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  alignItems: 'end',
  gap: `${space(2)} ${space(3)}`,
  paddingInline: space(4),
  paddingBlockStart: space(4),
  color: vars.color.textPrimary,
  backgroundColor: vars.color.page,
  backgroundImage: `linear-gradient(120deg, transparent 30%, color-mix(in srgb, ${vars.color.accent} 30%, transparent))`,
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  // The card's own edge stands around it.
  borderRadius: `calc(${vars.radius.card} - ${vars.line.card}) calc(${vars.radius.card} - ${vars.line.card}) 0 0`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', paddingInline: space(6) },
  },
})
export const art = style({
  gridColumn: 2,
  gridRow: 1,
  aspectRatio: '310 / 200',
  '@media': {
    [media.md]: { gridRow: '1 / span 2', alignSelf: 'end', marginBlockEnd: '-1px' },
  },
})
export const title = style({ gridColumn: 1, minInlineSize: 0 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  gridColumn: '1 / -1',
  margin: 0,
  padding: 0,
  paddingBlockEnd: space(4),
  listStyle: 'none',
  '@media': { [media.md]: { gridColumn: 1 } },
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })

export const body = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  '@media': {
    [media.lg]: {
      gap: space(4),
      gridTemplateColumns: 'minmax(17rem, 2fr) minmax(0, 3fr)',
      padding: space(6),
    },
  },
})
export const side = style({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  '@media': { [media.lg]: { gap: space(4) } },
})

export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(4),
  rowGap: space(3),
})
export const place = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('display'),
    lineHeight: 1,
    color: vars.color.accentText,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const wide = style({ gridColumn: '1 / -1' })
