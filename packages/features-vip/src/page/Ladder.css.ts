import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const rung = style({
  blockSize: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
})
export const head = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'center',
  textAlign: 'center',
})
export const crest = style({ inlineSize: '6.5rem' })
export const benefits = style({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  fontSize: '0.875rem',
})
export const tick = style({ color: vars.color.positiveText })
