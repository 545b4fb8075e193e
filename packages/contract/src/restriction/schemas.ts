import { z } from 'zod'
import { data, ok } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

// A query carries text.
const degrees = (most: number) => z.coerce.number<number | string>().min(-most).max(most)

export const restrictionContract = {
  checkIp: {
    summary: 'Whether the brand can be played from the caller’s address.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-78', 'GEO-01'],
    response: data(
      z.object({
        access: z.boolean(),
        /** `US-CA`, or `US` where only the country is known; null where nothing is. */
        region: z.string().nullable(),
        /** Whether players of the brand are asked for their position (TEN-20). */
        geolocation: z.boolean(),
      }),
    ),
  },
  checkGeo: {
    summary:
      'Whether the brand can be played at a position that does not contradict the address; `state` is null outside all states.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-79', 'GEO-03'],
    query: z.object({ latitude: degrees(90), longitude: degrees(180) }),
    response: data(
      z.object({
        access: z.boolean(),
        state: z.string().nullable(),
        /** Why not: the region is not open, or address and position are of different regions. */
        reason: z.enum(['region', 'contradiction']).nullable(),
      }),
    ),
  },
  block: {
    summary: 'Records why the caller was sent away, for example a refused geolocation.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-80', 'GEO-04'],
    body: z.object({
      /** What failed, for example `geolocation: permission denied`. */
      apps: z.array(z.string().min(1).max(120)).min(1).max(20),
      meta: z.record(z.string().max(40), z.string().max(500)).optional(),
    }),
    response: ok,
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
