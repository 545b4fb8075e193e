import { vars } from '@marquee/theme'
import { belowHeader, focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space(6), margin: 0 })
export const figure = style({
  margin: 0,
  fontSize: textSize('lg'),
  fontWeight: vars.font.strongWeight,
  fontVariantNumeric: 'tabular-nums',
})
/** What is to be done, and beside it, where there is room, what follows and what was asked for before. */
export const columns = style({
  display: 'grid',
  gap: `min(${vars.density.section}, ${space(5)})`,
  '@media': {
    [media.lg]: {
      // By the room that the brand's navigation leaves, not by the screen.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
      alignItems: 'start',
      columnGap: space(10),
    },
  },
})
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `min(${vars.density.section}, ${space(5)})`,
  '@media': { [media.lg]: { gap: space(8) } },
})
export const gate = style({ maxInlineSize: '36rem' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const one = style([{ scrollMarginBlockStart: belowHeader }, focusRing])
