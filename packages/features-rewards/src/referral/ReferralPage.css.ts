import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: space(6), maxInlineSize: '64rem', marginInline: 'auto' })
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space(4),
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
      gap: space(6),
    },
  },
})
export const art = style({ inlineSize: '8rem', blockSize: '8rem', objectFit: 'contain' })
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
export const step = style({ display: 'grid', gap: space(2), alignContent: 'start' })
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
