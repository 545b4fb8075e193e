import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  paddingBlockStart: space(5),
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
})

/** On a desktop it stands in the bar. */
export const count = style({ flex: 'none', '@media': { [media.lg]: { display: 'none' } } })
