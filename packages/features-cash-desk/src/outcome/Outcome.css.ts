import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** What came: drawn, and told beside it. */
export const came = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  maxInlineSize: '30rem',
})

export const lines = style({ display: 'grid', gap: space(1) })

/** The ways on: one below the other over a phone's width, in a row where there is room. */
export const ways = style({
  display: 'grid',
  gap: space(3),
  justifySelf: 'stretch',
  inlineSize: '100%',
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
})

/** As high as what stands there once the platform has answered. */
export const asked = style({ minBlockSize: '5.85rem', display: 'grid', alignContent: 'center' })
