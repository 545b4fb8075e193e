import { z } from 'zod'
import { data, id, instant, prize, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { seasonSkin } from '../schemas.ts'

/** A stretch of the path and the stop at its end (MAP-01). */
export const mapSection = z.object({
  index: z.int().nonnegative(),
  /** The player stands here: it is the last one whose award was claimed. None is before the first. */
  isCurrent: z.boolean(),
  award: prize,
  isAwardClaimed: z.boolean(),
  /** How much of the stretch is walked; its award can be claimed at 100. */
  progressBar: z.number().min(0).max(100).describe('percent'),
})
export type MapSection = z.infer<typeof mapSection>

export const adventureMap = z.object({
  id: z.int(),
  title: translatable,
  skin: seasonSkin,
  finishedAt: instant.nullable(),
  /** Awards of stops that were reached are claimed before this. */
  claimableUntil: instant,
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
    summary:
      'Claims the award of the next section that is reached, in their order, and makes it the current one.',
    origin: 'ours',
    audience: 'player',
    follows: ['MAP-02', 'MAP-03'],
    params: z.object({ id }),
    body: z.object({ index: z.int().nonnegative() }),
    response: data(z.object({ award: prize, adventureMap })),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
