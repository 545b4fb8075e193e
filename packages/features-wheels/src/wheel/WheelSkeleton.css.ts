import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid', gap: space(4), justifyItems: 'center' })

export const round = style({
  inlineSize: 'min(100%, 23rem)',
  aspectRatio: '1',
  blockSize: 'auto',
  borderRadius: '50%',
})
