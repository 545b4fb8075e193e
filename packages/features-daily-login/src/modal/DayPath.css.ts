import { vars } from '@marquee/theme'
import { backdrop, labelFont, media, space, textSize, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

const gap = space(3)

/** What the days are by the place of the dialog's drawing: cards of a path, tickets in pairs, rungs. */
export const formOf = { edge: 'path', scene: 'tickets', beside: 'ladder' } as const

export const path = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        '&[data-form="tickets"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-form="ladder"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
  selectors: {
    '&[data-form="tickets"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2) },
    '&[data-form="ladder"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) },
  },
})

const inTickets = `${path}[data-form="tickets"] > &`
const inLadder = `${path}[data-form="ladder"] > &`
const inLine = `${path}:is([data-form="tickets"], [data-form="ladder"]) >`
/** One line: the day at its start, what it brings at its end. */
const line = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  paddingBlock: space(1),
  paddingInline: space(3),
} as const

const glow = keyframes({ '50%': { boxShadow: vars.elevation.lifted } })

export const day = style([
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: '5.25rem',
    padding: `${space(3)} ${space(1)}`,
    borderRadius: vars.radius.tile,
    textAlign: 'center',
    '::before': backdrop({
      clipPath: vars.shape.tile,
      backgroundColor: vars.color.surface,
      border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    }),
    // The piece of the path that leads to the next day.
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '100%',
      insetBlockStart: 'calc(50% - 2px)',
      inlineSize: gap,
      blockSize: 4,
      background: vars.color.border,
    },
    selectors: {
      '&:last-child': { gridColumn: '1 / -1' },
      '&:last-child::after, &:nth-child(3n)::after': { display: 'none' },
      '&[data-state="claimed"]::before': { backgroundColor: vars.color.sunken },
      '&[data-state="claimed"]::after': { background: vars.color.positive },
      '&[data-state="today"]': { transform: `translateY(-${space(1)})`, zIndex: 1 },
      '&[data-state="today"]::before': {
        backgroundColor: vars.color.raised,
        backgroundImage: vars.texture.raised,
        border: `${vars.line.control} solid ${vars.color.accent}`,
        boxShadow: vars.elevation.medium,
      },
      '&[data-state="next"]::before': {
        border: `${vars.line.control} solid ${vars.color.borderControl}`,
      },
      [inTickets]: { ...line, minBlockSize: '3.5rem' },
      [inLadder]: { ...line, gridColumn: '1 / -1', minBlockSize: '2.5rem' },
      // Beside each other nothing leads from one to the next; a rung stands on the one below.
      [`${inTickets}::after`]: { display: 'none' },
      // So low a plate has no room for the outline of a tile, which would cut its border.
      [`${inTickets}::before, ${inLadder}::before`]: { clipPath: vars.shape.control },
      [`${inTickets}[data-state="today"]`]: { transform: 'none' },
      // It is drawn for the outline of a card, whose corners a ticket has not: it would stand across a sum.
      [`${inTickets}[data-state="today"]::before`]: { backgroundImage: 'none' },
      [`${inLadder}[data-state="today"]`]: {
        transform: 'none',
        marginInline: `calc(-1 * ${space(2)})`,
      },
      [`${inLadder}:not(:last-child)::after`]: {
        display: 'block',
        insetInlineStart: space(6),
        insetBlockStart: '100%',
        inlineSize: 4,
        blockSize: space(1),
      },
    },
    '@media': {
      [media.md]: {
        minBlockSize: '6.5rem',
        selectors: {
          '&:last-child': { gridColumn: 'span 2' },
          '&:nth-child(3n)::after': { display: 'block' },
          '&:nth-child(4n)::after, &:last-child::after': { display: 'none' },
        },
      },
    },
  },
  // A few times, once the page is at rest: each picture of it is painted anew.
  whenMoving('&[data-state="today"]::before', {
    animation: `${glow} 2.4s ${vars.motion.standard} 4s 3`,
  }),
])

export const label = style([
  labelFont,
  {
    fontSize: textSize('xs'),
    color: vars.color.textSecondary,
    selectors: {
      [`${inLine} ${day} > &`]: { marginInlineEnd: 'auto' },
      [`${day}[data-state="today"] &`]: {
        paddingInline: space(2),
        paddingBlock: 2,
        borderRadius: vars.radius.badge,
        background: vars.color.accent,
        color: vars.color.accentContrast,
      },
    },
  },
])

export const tick = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space(1)})`,
  insetInlineEnd: `calc(-1 * ${space(1)})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: vars.color.positive,
  color: vars.color.positiveContrast,
  // At the corner it would stand on what the day brought.
  selectors: { [`${inLine} ${day} > &`]: { position: 'static', order: -1 } },
})
