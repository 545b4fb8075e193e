import { vars } from '@marquee/theme'
import { belowHeader, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(5)} ${vars.density.gutter} 0`,
  '@media': { [media.lg]: { paddingInline: vars.density.gutterWide } },
})

export const freeLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  marginBlockStart: space(1),
})

/** With the bar of the chosen package, which sticks to the lower edge over all of it. */
export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
})

/** What is on sale, how it is paid, and what else there is; on a desktop the second stands beside. */
export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space(8),
    },
  },
})

export const pay = style({
  scrollMarginBlockStart: belowHeader,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const below = style({ display: 'grid', gap: space(8), minInlineSize: 0 })
