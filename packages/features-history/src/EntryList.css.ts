import { vars } from '@marquee/theme'
import { space, textSize, visuallyHidden } from '@marquee/ui/style'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const onPhone = 'not all and (min-width: 768px)'

/** On a phone an entry is two lines, three with a long name: what it was and how much, when and what was left; its round at the end. */
export const entries = style({})
globalStyle(`${entries} > tbody`, { '@media': { [onPhone]: { gap: space(2) } } })
globalStyle(`${entries} > tbody > tr`, {
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto 2.75rem',
      alignItems: 'baseline',
      columnGap: space(1),
      padding: `${space(2)} ${space(1)} ${space(2)} ${space(3)}`,
    },
  },
})

const placed = { padding: 0, gap: space(1) }
const quiet = { color: vars.color.textSecondary, fontSize: textSize('sm') }
const places = {
  what: { ...placed, gridArea: '1 / 1' },
  amount: { ...placed, gridArea: '1 / 2', justifyContent: 'end' },
  when: { ...placed, ...quiet, gridArea: '2 / 1' },
  // Below sum and unit together: in the unit's own column a long balance would part the two.
  balance: { ...placed, ...quiet, gridArea: '2 / 2 / auto / span 2', justifyContent: 'end' },
  round: { ...placed, gridArea: '1 / 4 / span 2', placeSelf: 'center' },
  wallet: { ...placed, ...quiet, gridArea: '1 / 3', justifyContent: 'end' },
}

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
