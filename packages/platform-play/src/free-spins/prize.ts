import { z } from 'zod'

/** What a brand gives: coins, entries, and free spins of one of its games. */
export const prize = z.object({
  coins: z.int().nonnegative().default(0),
  /** In units of 0.01. */
  entries: z.int().nonnegative().default(0),
  freeSpins: z
    .object({ gameSlug: z.string(), count: z.int().positive(), betLevel: z.int().positive() })
    .optional(),
})
