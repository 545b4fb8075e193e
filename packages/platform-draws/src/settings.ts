import { z } from 'zod'

/** Entries are in units of 0.01. */
const prize = z.object({
  coins: z.int().nonnegative().default(0),
  entries: z.int().nonnegative().default(0),
})

/** One outcome in the settings of a brand, and its share of the draw: its weight among the weights of all. */
export const prizeOutcome = z.object({
  id: z.int().positive(),
  prize,
  weight: z.int().positive(),
})

/** An outcome that always has coins. */
export const coinOutcome = prizeOutcome.extend({
  prize: prize.extend({ coins: z.int().positive() }),
})

/** A table to draw from: two outcomes at least, each with an id of its own. */
export const drawTable = <Schema extends typeof prizeOutcome | typeof coinOutcome>(
  outcome: Schema,
) =>
  z
    .array(outcome)
    .min(2)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Two outcomes have one id. Give each an id of its own.',
    })
