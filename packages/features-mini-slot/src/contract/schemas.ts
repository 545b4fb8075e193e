import { z } from 'zod'
import { data, instant, outcome, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** MINISLOT-01. A level below 0 says nothing: the client keeps the one it holds (MINISLOT-02). */
const level = z.int()

/** How many symbols a reel has; they are numbered from 0. */
export const miniSlotSymbols = 6

const symbol = z
  .int()
  .min(0)
  .max(miniSlotSymbols - 1)

/** Three of a symbol, or null for reels that show no three alike. */
const miniSlotOutcome = outcome.extend({ symbol: symbol.nullable() })
export type MiniSlotOutcome = z.infer<typeof miniSlotOutcome>

export const miniSlot = z.object({
  isActive: z.boolean(),
  level,
  /** Spins played on this level. */
  spinsDone: z.int().nonnegative(),
  /** Free spins left today. */
  spinsLeft: z.int().nonnegative(),
  spinsPerDay: z.int().positive(),
  /** When there are new ones. */
  nextSpinsAt: instant,
  /** The last level is played through: it goes on from the first, see `resetLevel`. */
  isComplete: z.boolean(),
  /** So many spins of a level lead to the next. */
  levels: z.array(z.object({ level, spins: z.int().positive(), odds: z.array(miniSlotOutcome) })),
})
export type MiniSlot = z.infer<typeof miniSlot>

/** What entries show of it. */
export const miniSlotSummaries = {
  'mini-game-slot-info': miniSlot.pick({ level: true, spinsLeft: true }),
}

export const miniSlotContract = {
  configs: {
    summary: 'The levels of the mini slot and the player’s own.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-43', 'MINISLOT-01'],
    response: data(miniSlot),
    errors: ['not-available'],
  },
  resetLevel: {
    summary: 'Starts again at the first level, once the last one is played through.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-44'],
    response: data(miniSlot),
    errors: ['not-available'],
    openAnywhere: 'It credits nothing; spinning is regional.',
  },
  spin: {
    summary: 'Spins once and credits the prize; refused while a spin is running.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-45', 'MINISLOT-03'],
    response: data(
      z.object({
        level,
        spinsLeft: z.int(),
        reels: z.array(symbol).length(3),
        outcomeId: z.int(),
        prize,
      }),
    ),
    errors: ['not-available', 'too-fast'],
    regional: true,
  },
} satisfies Record<string, CallContract>
