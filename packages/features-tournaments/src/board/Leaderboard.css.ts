import { vars } from '@marquee/theme'
import { displayFont, media, space, textSize, visuallyHidden } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 })
export const caption = style(visuallyHidden)
export const head = style({
  padding: `${space(1)} ${space(3)}`,
  textAlign: 'start',
  fontSize: textSize('xs'),
  fontWeight: vars.font.strongWeight,
  color: vars.color.textSecondary,
})
export const figureHead = style([head, { textAlign: 'end' }])

const onlyWide = { '@media': { 'screen and (max-width: 575px)': { display: 'none' } } } as const
export const prizeHead = style([figureHead, onlyWide])

const cell = style({
  blockSize: '2.5rem',
  paddingInline: space(3),
  '@media': { [media.sm]: { blockSize: '3rem' } },
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
export const place = style([
  cell,
  displayFont,
  { inlineSize: '4rem', fontVariantNumeric: 'tabular-nums' },
])
export const player = style([cell, { fontWeight: vars.font.textWeight, textAlign: 'start' }])
export const points = style([
  cell,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.strongWeight,
    whiteSpace: 'nowrap',
  },
])
export const prize = style([
  cell,
  { textAlign: 'end', fontSize: textSize('sm'), color: vars.color.textSecondary },
  onlyWide,
])

/** The reader's own row. */
export const own = style({
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
})
export const gap = style([
  cell,
  { blockSize: '1.5rem', textAlign: 'center', color: vars.color.textSecondary },
])

/** A phone shows the first places, and the others on request. */
export const rest = style({
  '@media': {
    'screen and (max-width: 575px)': {
      selectors: { [`${table}[data-long="true"] &`]: { display: 'none' } },
    },
  },
})
export const all = style({
  marginBlockStart: space(1),
  '@media': { [media.sm]: { display: 'none' } },
})
