import { z } from 'zod'
import { data, id, instant, outcome, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** One shower: from when until when it can be claimed. */
const coinDrop = z.object({ id: z.int(), startsAt: instant, finishesAt: instant })
export type CoinDrop = z.infer<typeof coinDrop>

/** Coin drops: free coins in stated windows, several times a day (TEN-26). */
export const coinDrops = z.object({
  /** The drop that is on for whoever is there. */
  current: coinDrop.nullable(),
  /** What the player took of it; null before. */
  taken: prize.nullable(),
  /** The next ones, the earliest first. */
  upcoming: z.array(coinDrop),
  odds: z.array(outcome),
})
export type CoinDrops = z.infer<typeof coinDrops>

export const coinDropsContract = {
  info: {
    summary: 'The coin drop that is on, those that come next, and what one can hold.',
    origin: 'ours',
    audience: 'public',
    follows: ['DROPS-01', 'TEN-26'],
    response: data(coinDrops),
  },
  claim: {
    summary: 'Takes the player’s coins of a drop that is on, once.',
    origin: 'ours',
    audience: 'player',
    follows: ['DROPS-01', 'TEN-26'],
    params: z.object({ id }),
    response: data(z.object({ outcomeId: z.int(), prize, drops: coinDrops })),
    errors: ['not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
