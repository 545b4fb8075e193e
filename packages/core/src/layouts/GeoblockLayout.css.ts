import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  padding: space(6),
  textAlign: 'center',
})

export const logo = style({ blockSize: 50, inlineSize: 'auto' })
