import { space } from '@marquee/ui/style'
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

/** As high as what stands there once the platform has answered. */
export const asked = style({ minBlockSize: '5.85rem', display: 'grid', alignContent: 'center' })
