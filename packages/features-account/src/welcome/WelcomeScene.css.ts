import { vars } from '@marquee/theme'
import { displayFont, focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Lower on a phone, where the way on has to stand on the first screen with what is handed over. */
export const art = style({
  inlineSize: '7.5rem',
  blockSize: '6rem',
  objectFit: 'contain',
  '@media': { [media.md]: { blockSize: '7.5rem' } },
})

export const title = style({ textAlign: 'center' })

/** What the balances are by the place of a dialog's drawing: cards beside each other, tickets, or lines. */
export const formOf = { edge: 'cards', scene: 'tickets', beside: 'lines' } as const

export const balances = style({
  display: 'grid',
  // One below the other where the sums would not fit beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space(3),
  inlineSize: '100%',
  selectors: {
    '&[data-form="tickets"], &[data-form="lines"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-form="lines"]': { gap: 0 },
  },
})

const inTickets = `${balances}[data-form="tickets"] > &`
const inLines = `${balances}[data-form="lines"] > &`

/** One balance of the gift; pressing it says with which one to play. */
export const balance = style([
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space(1),
    padding: space(4),
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.textPrimary,
    textAlign: 'start',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      '&:disabled': { cursor: 'progress' },
      // The sum large at the start of a ticket, with what it is for beside it.
      [inTickets]: {
        gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
        columnGap: space(2),
        padding: space(3),
        borderStyle: 'dashed',
      },
      // Two lines of one slip.
      [inLines]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        borderWidth: `0 0 ${vars.line.hairline}`,
        borderRadius: 0,
        background: 'transparent',
        paddingInline: space(3),
      },
      [`${inLines}[aria-pressed="true"]`]: {
        background: vars.color.sunken,
        boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
      },
    },
  },
  focusRing,
])

const ofTicket = `${balances}[data-form="tickets"] &`
const ofLine = `${balances}[data-form="lines"] &`

export const amount = style([
  displayFont,
  {
    fontSize: textSize('xl'),
    selectors: {
      [ofTicket]: { gridRow: '1 / span 3', alignSelf: 'center' },
      [ofLine]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' },
    },
  },
])

export const picked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: '1.5em',
  fontSize: textSize('sm'),
  color: vars.color.textSecondary,
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
