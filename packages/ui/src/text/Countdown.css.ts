import { style } from '@vanilla-extract/css'

export const countdown = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const place = style({ visibility: 'hidden' })
