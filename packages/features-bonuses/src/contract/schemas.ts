import { z } from 'zod'
import { data, id, instant, minor } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** BONUS-01. The fields of the other type are null. */
export const freeBonus = z.object({
  bonusId: z.int(),
  bonusType: z.enum(['freeSpins', 'freeEntries']),
  bonusLifetimeEnd: instant,
  freeSpinsCount: z.int().nonnegative().nullable(),
  freeSpinsBetLevel: minor.nullable(),
  bonusAmount: minor.nullable().describe('entries, minor units'),
  /** Games in which the free spins can be played, by id. */
  games: z.array(z.int()),
})
export type FreeBonus = z.infer<typeof freeBonus>

export const bonusesContract = {
  list: {
    summary: 'Bonuses that wait for the player.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-51'],
    response: data(z.object({ bonuses: z.array(freeBonus) })),
  },
  credit: {
    summary: 'Credits the bonus of a message, once.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-62', 'BONUS-03'],
    body: z.object({ bonusId: id, message_id: id }),
    response: data(freeBonus),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
  check: {
    summary: 'The bonus that a message promises, when it can still be had.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-63', 'BONUS-02'],
    body: z.object({ message_id: id }),
    response: data(freeBonus),
    errors: ['not-found', 'not-available', 'already-claimed'],
  },
} satisfies Record<string, CallContract>
