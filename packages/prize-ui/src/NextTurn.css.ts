import { style } from '@vanilla-extract/css'

export const place = style({
  visibility: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
