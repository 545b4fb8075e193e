import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'
import { day } from './DayPath.css.ts'

export const prize = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  fontSize: textSize('sm'),
  // The last day has the room of a whole line.
  selectors: {
    [`${day}:last-child &`]: { flexDirection: 'row', gap: space(5), fontSize: textSize('lg') },
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
