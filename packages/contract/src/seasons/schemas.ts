import { z } from 'zod'
import { data, instant, prize, slug, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** What the client asks for when it knows no name (SEASON-02). */
export const defaultSeason = 'season'

export const season = z.object({
  slug,
  title: translatable,
  isEnabled: z.boolean(),
  totalProgressPercents: z.number().min(0).max(100),
  currentLevel: z.int().nonnegative(),
  levels: z.array(
    z.object({ level: z.int(), prize, progressPercents: z.number(), isCompleted: z.boolean() }),
  ),
  finishedAt: instant.nullable(),
})
export type Season = z.infer<typeof season>

export const seasonsContract = {
  season: {
    summary: 'A season and how far the player is; the name `season` is the running one.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-48', 'SEASON-02'],
    params: z.object({ name: slug }),
    response: data(season),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
