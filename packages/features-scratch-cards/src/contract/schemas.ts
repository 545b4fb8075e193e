import { z } from 'zod'
import { data, id, instant, outcome, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Fields of a card; three that are alike are its prize. */
export const scratchFields = 9

/**
 * `ready_for_activate` can be scratched now, `available` once its timer ends, `locked` once rounds have
 * earned it.
 */
export const scratchCard = z.object({
  id: z.int(),
  status: z.enum(['ready_for_activate', 'available', 'locked', 'scratched']),
  /** Known once scratched. */
  prize: prize.nullable(),
  timer: z.int().nonnegative().nullable().describe('seconds until the card can be scratched'),
  /** Ours: the outcome in each field, by its id; none before it is scratched. */
  fields: z.array(z.int()),
})
export type ScratchCard = z.infer<typeof scratchCard>

const count = z.int().nonnegative()

/** SCRATCH-02; `earning` and `nextStartsAt` are ours. */
export const scratchCardRun = z.object({
  finishedAt: instant.nullable(),
  /** None for a guest. */
  cards: z.array(scratchCard),
  odds: z.array(outcome),
  /** How rounds earn further cards until the next free one. */
  earning: z.object({
    /** Rounds played towards the next card. */
    rounds: count,
    roundsPerCard: count,
    /** Cards that rounds can still earn until then. */
    left: count,
  }),
  /** When the next run begins, while none runs. */
  nextStartsAt: instant.nullable(),
})
export type ScratchCardRun = z.infer<typeof scratchCardRun>

/** What entries show of it. */
export const scratchCardSummaries = {
  'scratch-card-lottery-info': z.object({ finishedAt: instant }),
}

export const scratchCardsContract = {
  info: {
    summary: 'The player’s scratch cards and what they can hold; a guest is told the odds.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-27', 'SCRATCH-02'],
    response: data(scratchCardRun),
  },
  scratch: {
    summary: 'Scratches a card that is ready and credits its prize.',
    origin: 'ours',
    audience: 'player',
    follows: ['SCRATCH-01'],
    params: z.object({ id }),
    response: data(z.object({ card: scratchCard, run: scratchCardRun })),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
