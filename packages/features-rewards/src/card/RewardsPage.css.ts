import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gap: space(4),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(2),
})
export const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.accentText,
})
export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space(3),
  inlineSize: '100%',
})
