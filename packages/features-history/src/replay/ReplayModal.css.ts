import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  maxBlockSize: '60dvh',
  border: 0,
  borderRadius: vars.radius.card,
  background: '#05050a',
  '@media': { [media.md]: { aspectRatio: '16 / 10' } },
})
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space(3),
  margin: 0,
})
export const figure = style({ display: 'grid', gap: space(1) })
export const label = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
