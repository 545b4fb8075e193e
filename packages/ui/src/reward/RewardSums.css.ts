import { vars } from '@marquee/theme'
import { createVar, keyframes, style } from '@vanilla-extract/css'
import { displayFont, displaySize, space, textSize, whenMoving } from '../style.ts'

/** How many characters the longest word of a prize has. */
export const letters = createVar()

/** What type is measured by: both the prize and its sums shrink before they leave this box. */
export const measure = style({ containerType: 'inline-size', inlineSize: '100%' })

const grow = keyframes({
  '0%': { opacity: 0, scale: '0.3' },
  '60%': { opacity: 1, scale: '1.14' },
  '100%': { scale: '1' },
})

/** A character of the widest display face takes less than 0.9 of its size. */
export const prize = style([
  displayFont,
  {
    margin: 0,
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: `min(${displaySize('xxl')}, 100cqi / (${letters} * 0.9))`,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  whenMoving('&', { animation: `${grow} 560ms ${vars.motion.enter} both` }),
])

export const sums = style([measure, { display: 'grid', gap: space(2), maxInlineSize: '30rem' }])

/** One line where the three figures fit beside each other, otherwise a figure a line. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  columnGap: space(2),
  rowGap: space(1),
  // Twenty characters, sign and drawing are no wider than a box of 220 px. It is the small print of
  // the prize above it.
  fontSize: `min(${textSize('sm')}, 5.5cqi)`,
})

export const part = style([
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space(1),
    whiteSpace: 'nowrap',
    selectors: { '&[data-hidden]': { opacity: 0 } },
  },
  whenMoving('&', { transition: `opacity ${vars.motion.quick} ${vars.motion.enter}` }),
])

export const figure = style({ display: 'grid', justifyItems: 'center' })

export const sign = style({ color: vars.color.textSecondary, fontWeight: vars.font.strongWeight })
