import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const capsules = style({ display: 'flex', gap: space(1) })
export const capsule = style({
  inlineSize: '3.25rem',
  '@media': {
    'screen and (max-width: 767px)': { selectors: { '&:not(:first-child)': { display: 'none' } } },
  },
})
