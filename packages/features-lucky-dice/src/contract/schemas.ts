import type { CallContract } from '@marquee/contract'
import { chance, data, instant, prize } from '@marquee/contract/schemas'
import { z } from 'zod'

/** What two dice show, the left one first. */
const dice = z.array(z.int().min(1).max(6)).length(2)

const sum = z.int().min(2).max(12)

/** The throws of the day that it is, by the calendar of UTC. */
export const luckyDiceState = z.object({
  /** False where the brand has none, and during a break. */
  isActive: z.boolean(),
  /** The throws of today, the first one first. */
  throws: z.array(z.object({ dice, prize })),
  /** How many are left now; none for a guest. */
  left: z.int().nonnegative(),
  perDay: z.int().nonnegative(),
  /** When there are new ones; null while one is left, and for a guest. */
  nextAt: instant.nullable(),
  /** What each sum brings, from the smallest, with how many of the 36 ways the dice can fall show it. */
  odds: z.array(z.object({ sum, ways: z.int().positive(), chance, prize })),
})
export type LuckyDiceState = z.infer<typeof luckyDiceState>

export const luckyDiceContract = {
  info: {
    summary: 'The throws of the day, those that are left, and what each sum brings with its odds.',
    origin: 'ours',
    audience: 'public',
    follows: ['FEATURE-01'],
    response: data(luckyDiceState),
  },
  roll: {
    summary: 'Throws two dice and credits what their sum brings.',
    origin: 'ours',
    audience: 'player',
    follows: ['FEATURE-01'],
    response: data(z.object({ dice, sum, prize, luckyDice: luckyDiceState })),
    errors: ['not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
