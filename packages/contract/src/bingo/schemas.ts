import { z } from 'zod'
import { data, instant, outcome, prize } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** Balls a game takes (BINGO-02, BINGO-04). */
export const bingoBalls = 10

/** BINGO-02. */
export const bingo = z.object({
  /** Balls collected and not yet played. */
  availablePoint: z.int().nonnegative(),
  bingoEndDate: instant,
  nextBallProgress: z.number().min(0).max(100).describe('percent'),
  ballsNeeded: z.int().default(bingoBalls),
})
export type Bingo = z.infer<typeof bingo>

export const bingoContract = {
  status: {
    summary: 'Whether bingo runs for the player and how many balls they have.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-32', 'BINGO-02'],
    response: data(bingo.extend({ isActive: z.boolean(), isPlayable: z.boolean() })),
  },
  game: {
    summary: 'The player’s card with what is drawn on it and what it can win.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-33'],
    response: data(
      z.object({
        /** Rows of the card, 0 for the free field. */
        card: z.array(z.array(z.int())),
        drawn: z.array(z.int()),
        odds: z.array(outcome),
      }),
    ),
    errors: ['not-available'],
  },
  accrueReward: {
    summary: 'Plays the balls collected: draws, and credits what the card wins.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-34', 'BINGO-04'],
    response: data(z.object({ drawn: z.array(z.int()), prize, bingo })),
    errors: ['not-available'],
  },
} satisfies Record<string, CallContract>
