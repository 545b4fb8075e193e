import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space(6),
  padding: space(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  background: '#808080',
  '@media': { [`not all and (min-width: 768px)`]: { padding: 0, gap: 0 } },
})

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.page,
  backgroundImage: vars.texture.page,
  fontFamily: vars.font.text,
  fontWeight: vars.font.textWeight,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minBlockSize: '3.5rem',
  paddingInline: vars.density.gutter,
  backgroundColor: vars.color.surface,
  backgroundImage: vars.texture.bar,
})

export const mark = style({ blockSize: '2.25rem', inlineSize: 'auto', maxInlineSize: '8rem' })

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  padding: `${space(6)} ${vars.density.gutter}`,
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  marginBlockStart: space(4),
  '@media': { [media.md]: { gap: space(4) } },
})

export const hero = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
})
