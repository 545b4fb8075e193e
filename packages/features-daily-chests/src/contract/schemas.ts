import type { CallContract } from '@marquee/contract'
import { data, instant, outcome, prize } from '@marquee/contract/schemas'
import { z } from 'zod'

/** A chest of the day; the first has number 1. */
const number = z.int().min(1).max(9)

/** The chests of the day that it is, by the calendar of UTC. */
export const dailyChestsState = z.object({
  /** False where the brand has none, and during a break. */
  isActive: z.boolean(),
  chests: z.array(
    z.object({
      number,
      /** What it held; null while it is closed. */
      prize: prize.nullable(),
    }),
  ),
  /** How many can be opened now; none for a guest. */
  left: z.int().nonnegative(),
  /** When there are new ones; null while one can be opened, and for a guest. */
  nextAt: instant.nullable(),
  /** What a chest may hold, each by the same table. */
  odds: z.array(outcome),
})
export type DailyChestsState = z.infer<typeof dailyChestsState>

export const dailyChestsContract = {
  info: {
    summary: 'The chests of the day, those that are open, and the odds of what they hold.',
    origin: 'ours',
    audience: 'public',
    follows: ['FEATURE-01'],
    response: data(dailyChestsState),
  },
  open: {
    summary: 'Opens one of the chests of the day and credits what it holds.',
    origin: 'ours',
    audience: 'player',
    follows: ['FEATURE-01'],
    body: z.object({ number }),
    response: data(z.object({ number, outcomeId: z.int(), prize, dailyChests: dailyChestsState })),
    errors: ['not-available', 'not-found', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
