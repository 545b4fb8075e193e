import { space } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  justifyItems: 'stretch',
  alignContent: 'start',
  gap: space(4),
  inlineSize: '100%',
})

/** What was played and what it brought share one place. */
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"all"',
})
globalStyle(`${stage} > *`, { gridArea: 'all' })

/** Always there, so that what comes into it is announced. */
export const live = style({ zIndex: 1, ':empty': { display: 'none' } })
