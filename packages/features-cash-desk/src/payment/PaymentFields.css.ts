import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const whole = style({ gridColumn: '1 / -1' })

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(2),
})
