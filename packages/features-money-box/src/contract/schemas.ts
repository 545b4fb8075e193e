import { z } from 'zod'
import { data, game, instant, minor } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/**
 * MONEYBOX-02. Ready when `full`, or `active` and at least `minAmount` (TEN-22). `broken` is a box
 * that took the place of one broken a while ago: it fills, and is sealed until `availableTimeToBreak`.
 */
export const moneyBox = z.object({
  status: z.enum(['full', 'active', 'inactive', 'broken']),
  moneyBoxAmount: minor.describe('coins'),
  minAmount: minor.describe('coins'),
  maxAmount: minor.describe('coins'),
  /** When the seal of a `broken` one ends; null for every other. */
  availableTimeToBreak: instant.nullable(),
  /** Games that fill it, by id. */
  games: z.array(z.int()),
  /** Ours: whether it can be broken now, by the rule above. */
  isReady: z.boolean(),
  /** Ours: coins that the house sets aside for every 100 coins played and for every 1.00 entries. */
  perHundred: z.object({ coins: z.number().nonnegative(), entries: z.number().nonnegative() }),
  /** Ours: coins that the first round of a day in its games adds, by the calendar of UTC. */
  firstOfDay: minor,
})
export type MoneyBox = z.infer<typeof moneyBox>

/** What entries show of it: a guest sees what a box holds, a player how full their own is. */
export const moneyBoxSummaries = {
  'money-box-info': moneyBox
    .pick({ minAmount: true, maxAmount: true })
    .extend(moneyBox.pick({ status: true, moneyBoxAmount: true, isReady: true }).partial().shape),
}

export const moneyBoxContract = {
  info: {
    summary: 'How full the player’s money box is and when it can be broken.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-46', 'MONEYBOX-02'],
    response: data(moneyBox),
  },
  games: {
    summary: 'The games that fill the money box, as tiles show them.',
    origin: 'ours',
    audience: 'player',
    follows: ['MONEYBOX-02', 'MODAL-49'],
    response: data(z.array(game)),
  },
  break: {
    summary: 'Breaks a money box that is ready and credits what is in it.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-47', 'MONEYBOX-03', 'MONEYBOX-04'],
    response: data(z.object({ amount: minor, moneyBox })),
    errors: ['not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
