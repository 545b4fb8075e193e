import { globalStyle, style } from '@vanilla-extract/css'

/** What was played and what it brought share one place. */
export const shared = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"all"',
})
globalStyle(`${shared} > *`, { gridArea: 'all' })

/** Always there, so that what comes into it is announced. */
export const told = style({ zIndex: 1, ':empty': { display: 'none' } })

/** In the middle below what is drawn from, however narrow it is. */
export const next = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  ':empty': { display: 'none' },
})
