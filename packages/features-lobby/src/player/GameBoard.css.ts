import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const title = style({ marginBlockEnd: space(3) })

export const panel = style({
  display: 'grid',
  gap: space(5),
})

export const all = style({ justifySelf: 'center' })
