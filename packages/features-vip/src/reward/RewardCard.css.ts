import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Side by side where they fit. */
export const rewards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space(3),
})
export const card = style({ display: 'grid', gap: space(3), alignContent: 'start' })
/** What waits, and beside it the way to it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
})
export const words = style({ display: 'grid', flex: '1 1 10rem', gap: space(1) })
export const live = style({ selectors: { '&:empty': { display: 'none' } } })
export const prize = style({ display: 'flex', alignItems: 'center', gap: space(2) })
