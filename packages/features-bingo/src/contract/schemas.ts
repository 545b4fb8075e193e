import { z } from 'zod'
import { data, instant, outcome, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

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

/** What a card shows once its balls are drawn, the best of it. */
export const bingoPattern = z.enum(['none', 'corners', 'line', 'twoLines'])
export type BingoPattern = z.infer<typeof bingoPattern>

const points = z.int().nonnegative()

/** Rows of the card, 0 for the free field in its middle. */
const card = z.array(z.array(z.int()))
const drawn = z.array(z.int())

/** One outcome of a game: what the card shows, what it brings and how likely it is. */
const bingoOutcome = outcome.extend({ pattern: bingoPattern, points })
export type BingoOutcome = z.infer<typeof bingoOutcome>

/** What entries show of it. */
export const bingoSummaries = { 'bingo-info': z.object({ endDate: instant }) }

export const bingoContract = {
  status: {
    summary: 'Whether bingo runs for the player and how many balls they have.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-32', 'BINGO-02'],
    response: data(
      bingo.extend({
        isActive: z.boolean(),
        isPlayable: z.boolean(),
        /** So many rounds earn a ball. */
        roundsPerBall: z.int().positive(),
      }),
    ),
  },
  game: {
    summary: 'The card of the player’s next game with what it can win; a guest is told the odds.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-33'],
    response: data(
      z.object({
        /** Without rows until the player’s first round deals it, and for a guest. */
        card,
        drawn,
        odds: z.array(bingoOutcome),
      }),
    ),
    errors: ['not-available'],
  },
  accrueReward: {
    summary: 'Plays ten of the balls collected: draws, and credits what the card wins.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-34', 'BINGO-04'],
    response: data(z.object({ card, drawn, pattern: bingoPattern, prize, points, bingo })),
    errors: ['not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
