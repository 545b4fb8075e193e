import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const own = style({ alignSelf: 'flex-end' })

export const earlier = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockEnd: space(3),
})
