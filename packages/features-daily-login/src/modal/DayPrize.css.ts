import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'
import { day, path } from './DayPath.css.ts'

export const prize = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  fontSize: textSize('sm'),
  // The last day has the room of a whole line.
  selectors: {
    [`${day}:last-child &`]: { flexDirection: 'row', gap: space(5), fontSize: textSize('lg') },
    [`${path}[data-form="tickets"] &`]: { alignItems: 'end', gap: 0 },
    [`${path}[data-form="tickets"] ${day}:last-child &`]: { gap: space(4) },
    [`${path}[data-form="ladder"] &`]: {
      flexDirection: 'row',
      gap: space(4),
      fontSize: textSize('md'),
    },
  },
  '@media': { [media.md]: { fontSize: textSize('md') } },
})

export const spins = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.color.secondText,
  fontWeight: vars.font.strongWeight,
  fontVariantNumeric: 'tabular-nums',
})
