import { z } from 'zod'
import { data, id, instant, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** MAP-01. */
export const mapSection = z.object({
  index: z.int().nonnegative(),
  isCurrent: z.boolean(),
  award: prize,
  isAwardClaimed: z.boolean(),
  progressBar: z.number().min(0).max(100).describe('percent'),
})
export type MapSection = z.infer<typeof mapSection>

export const adventureMap = z.object({
  id: z.int(),
  title: translatable,
  finishedAt: instant.nullable(),
  map: z.object({ sections: z.array(mapSection) }),
})
export type AdventureMap = z.infer<typeof adventureMap>

export const adventureMapContract = {
  info: {
    summary: 'Whether a map runs, and which.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-30'],
    response: data(
      z.object({
        isActive: z.boolean(),
        currentMapId: z.int().nullable(),
        finishedAt: instant.nullable(),
      }),
    ),
  },
  map: {
    summary: 'One map with the player’s way on it; `current` is the running one.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-31', 'MAP-01', 'MAP-04'],
    params: z.object({ id: z.union([z.literal('current'), id]) }),
    response: data(adventureMap),
    errors: ['not-found'],
  },
  claimAward: {
    summary: 'Claims the award of a section that is reached and makes it the current one.',
    origin: 'ours',
    audience: 'player',
    follows: ['MAP-02', 'MAP-03'],
    params: z.object({ id }),
    body: z.object({ index: z.int().nonnegative() }),
    response: data(z.object({ award: prize, adventureMap })),
    errors: ['not-found', 'not-available', 'already-claimed'],
  },
} satisfies Record<string, CallContract>
