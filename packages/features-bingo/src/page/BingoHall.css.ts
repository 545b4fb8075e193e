import { vars } from '@marquee/theme'
import { displaySize, displayFont, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  scrollMarginBlockStart: '6rem',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', gap: space(10) },
  },
})

const row = { gap: space(2), margin: 0, padding: 0, listStyle: 'none' } as const

export const tray = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, max-content)',
  // All ten in a line where the column is wide enough.
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(2.25rem, max-content))' },
  },
})

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
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
