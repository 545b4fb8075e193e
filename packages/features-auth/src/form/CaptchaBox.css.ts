import { space } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Room for the widget, which comes later. */
export const place = style({ minBlockSize: 44 })

globalStyle(`${place} label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 44,
  cursor: 'pointer',
})
globalStyle(`${place} input`, { inlineSize: 24, blockSize: 24 })
