import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Side by side where they fit. */
export const rewards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space(3),
})
export const card = style({ display: 'grid', gap: space(3), alignContent: 'start' })
export const live = style({ selectors: { '&:empty': { display: 'none' } } })
export const prize = style({ display: 'flex', alignItems: 'center', gap: space(2) })
