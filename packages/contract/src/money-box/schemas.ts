import { z } from 'zod'
import { data, instant, minor } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** MONEYBOX-02. Ready when `full`, or `active` and at least `minAmount` (TEN-22). */
export const moneyBox = z.object({
  status: z.enum(['full', 'active', 'inactive', 'broken']),
  moneyBoxAmount: minor,
  minAmount: minor,
  maxAmount: minor,
  availableTimeToBreak: instant.nullable(),
  /** Games that fill it, by id. */
  games: z.array(z.int()),
})
export type MoneyBox = z.infer<typeof moneyBox>

export const moneyBoxContract = {
  info: {
    summary: 'How full the player’s money box is and when it can be broken.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-46', 'MONEYBOX-02'],
    response: data(moneyBox),
  },
  break: {
    summary: 'Breaks a money box that is ready and credits what is in it.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-47', 'MONEYBOX-03', 'MONEYBOX-04'],
    response: data(z.object({ amount: minor, moneyBox })),
    errors: ['not-available'],
  },
} satisfies Record<string, CallContract>
