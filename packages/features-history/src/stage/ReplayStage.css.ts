import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  maxBlockSize: '60dvh',
  border: 0,
  borderRadius: vars.radius.card,
  background: '#05050a',
  '@media': { [media.md]: { aspectRatio: '16 / 10' } },
})
/** On a page of its own a round has more room than in a dialog. */
export const large = style({
  aspectRatio: '9 / 14',
  maxBlockSize: 'max(78dvh, 20rem)',
  '@media': { [media.md]: { aspectRatio: '16 / 10', maxBlockSize: 'max(66dvh, 20rem)' } },
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
