import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: space(6), maxInlineSize: '64rem', marginInline: 'auto' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': { [media.md]: { gap: space(6) } },
})
export const art = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  objectFit: 'contain',
  '@media': { [media.md]: { inlineSize: '8rem', blockSize: '8rem' } },
})
export const friends = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const friend = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 56,
  paddingBlock: space(2),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  background: vars.color.sunken,
  fontWeight: vars.font.strongWeight,
})
export const steps = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Its number stands beside it on a phone, above it where steps are columns. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignContent: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'none' } },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.accentContrast,
  fontWeight: vars.font.strongWeight,
})
