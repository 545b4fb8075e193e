import { vars } from '@marquee/theme'
import { belowHeader, displayFont, displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  scrollMarginBlockStart: belowHeader,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
      gap: space(10),
      // What is read beside the card is no wider than it is read well, however wide the page.
      maxInlineSize: '62.5rem',
    },
  },
  // Where the title stands in the middle, so does the card.
  selectors: { '[data-form="stage"] &': { marginInline: 'auto' } },
})

const row = { gap: space(2), margin: 0, padding: 0, listStyle: 'none' } as const

export const tray = style({
  ...row,
  // All in a line, however narrow; many have a second one.
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 2.75rem))',
  gap: space(1),
  '@media': { [media.sm]: { gap: space(2) } },
})

/** What it is called and how many there are, in a line where both fit. */
export const trayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
})
/** How the next comes, and how long they can. */
export const trayNotes = style({ display: 'grid', gap: space(1) })

export const stage = style({ display: 'grid', gap: space(4), justifyItems: 'start' })
export const called = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: '6rem',
})
export const call = style([displayFont, { fontSize: displaySize('xl'), margin: 0 }])
export const calls = style({ ...row, display: 'flex', flexWrap: 'wrap', minBlockSize: '2.25rem' })
export const result = style({ inlineSize: '100%', display: 'grid', gap: space(3) })
export const bingo = style([
  displayFont,
  {
    margin: 0,
    fontSize: displaySize('display'),
    lineHeight: 1.05,
    color: vars.color.accentText,
    textAlign: 'center',
  },
])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
})
