import { space } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const box = style({ minInlineSize: 0 })

/** Beside another, of which one is opened and the other waits: what both have stands at one height. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  blockSize: '100%',
})
globalStyle(`${panel} > h3`, { textAlign: 'center' })
globalStyle(`${panel} > :last-child`, { marginBlockStart: 'auto' })
