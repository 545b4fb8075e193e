import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(3), justifyItems: 'start' })

/** What it adds up to, and the way to its prizes, in a row where both fit. */
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
})
export const lead = style({ flex: '1 1 9rem' })
