import { vars } from '@marquee/theme'
import { space, textSize, visuallyHidden } from '@marquee/ui/style'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const onPhone = 'not all and (min-width: 768px)'

/** The round's sign at the end of a card. */
const signColumn = '2.75rem'

/**
 * On a phone an entry is two lines: what it was and how much, when and what was left. What does not fit beside
 * another has a line of its own; a date with its time is never broken. Its round is at the end.
 */
export const entries = style({})
globalStyle(`${entries} > tbody`, { '@media': { [onPhone]: { gap: space(2) } } })
globalStyle(`${entries} > tbody > tr`, {
  '@media': {
    [onPhone]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space(1),
      padding: `${space(2)} calc(${space(1)} + ${signColumn}) ${space(2)} ${space(3)}`,
    },
  },
})
/** Ends the first line. */
globalStyle(`${entries} > tbody > tr::after`, {
  '@media': { [onPhone]: { content: "''", order: 3, flexBasis: '100%' } },
})

const placed = { padding: 0, gap: space(1) }
const quiet = {
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  whiteSpace: 'nowrap',
} as const
const places = {
  what: { ...placed, flex: '1 1 0', minInlineSize: '6rem' },
  amount: { ...placed, order: 1, marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  wallet: { ...placed, ...quiet, order: 2 },
  when: { ...placed, ...quiet, order: 4 },
  balance: { ...placed, ...quiet, order: 4, marginInlineStart: 'auto' },
  round: {
    ...placed,
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space(1),
    inlineSize: signColumn,
    alignItems: 'center',
    justifyContent: 'center',
  },
} as const

/** Of the columns, by their key. */
export const cell = styleVariants(places, (place) => ({
  '@media': {
    [onPhone]: {
      selectors: {
        // Named twice, to come before what any table's cell is.
        '&&': place,
        '&&::before': { content: 'none' },
      },
    },
  },
}))

export const what = style({
  display: 'grid',
  textAlign: 'start',
  '@media': {
    [onPhone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) },
  },
})

export const game = style({
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  fontWeight: vars.font.textWeight,
})

/** A phone shows the sign of the button alone, and nothing where no round is. */
export const word = style({ '@media': { [onPhone]: visuallyHidden } })
export const none = style({ '@media': { [onPhone]: { display: 'none' } } })
