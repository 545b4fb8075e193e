import { z } from 'zod'
import { data, id, instant, outcome, prize } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

const count = z.int().nonnegative()

/** The cosmic boxes of a run of scratch cards (TEN-27): one key opens one box of the player's choice. */
export const magicBox = z.object({
  isActive: z.boolean(),
  /** When the run ends, and the boxes close with it (MAGICBOX-02). */
  finishedAt: instant.nullable(),
  /** When the next run begins, while none runs. */
  nextStartsAt: instant.nullable(),
  boxes: count,
  /** Boxes that may be opened now. */
  keys: count,
  /** Cards scratched towards the next key. */
  scratched: count,
  cardsPerKey: count,
  /** Of every box alike. */
  odds: z.array(outcome),
})
export type MagicBox = z.infer<typeof magicBox>

export const magicBoxContract = {
  info: {
    summary: 'The cosmic boxes, the player’s keys and what a box can hold.',
    origin: 'ours',
    audience: 'player',
    follows: ['MAGICBOX-01', 'TEN-27'],
    response: data(magicBox),
  },
  open: {
    summary: 'Opens a box of the player’s choice with one key and credits what it holds.',
    origin: 'ours',
    audience: 'player',
    follows: ['MAGICBOX-01', 'TEN-27'],
    params: z.object({ id }),
    response: data(z.object({ box: z.int(), outcomeId: z.int(), prize, magicBox })),
    errors: ['not-found', 'not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
