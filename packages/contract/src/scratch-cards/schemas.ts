import { z } from 'zod'
import { data, id, instant, outcome, prize } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** `ready_for_activate` can be scratched now, `available` once its timer ends. */
export const scratchCard = z.object({
  id: z.int(),
  status: z.enum(['ready_for_activate', 'available', 'locked', 'scratched']),
  /** Known once scratched. */
  prize: prize.nullable(),
  timer: z.int().nonnegative().nullable().describe('seconds until the card can be scratched'),
})
export type ScratchCard = z.infer<typeof scratchCard>

/** SCRATCH-02. */
export const scratchCardLottery = z.object({
  finishedAt: instant.nullable(),
  cards: z.array(scratchCard),
  odds: z.array(outcome),
})
export type ScratchCardLottery = z.infer<typeof scratchCardLottery>

export const scratchCardsContract = {
  info: {
    summary: 'The player’s scratch cards and what they can hold.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-27', 'SCRATCH-02'],
    response: data(scratchCardLottery),
  },
  scratch: {
    summary: 'Scratches a card that is ready and credits its prize.',
    origin: 'ours',
    audience: 'player',
    follows: ['SCRATCH-01'],
    params: z.object({ id }),
    response: data(z.object({ card: scratchCard, lottery: scratchCardLottery })),
    errors: ['not-found', 'not-available', 'already-claimed'],
  },
} satisfies Record<string, CallContract>
