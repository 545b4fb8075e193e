import { z } from 'zod'
import { data, instant, prize, slug, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** The stops of every season's path, and the lights of what the spooky one ends at. */
export const seasonSections = 8

/** What a season looks like (MODAL-45, MODAL-46). */
export const seasonSkin = z.enum(['spooky', 'neutral'])
export type SeasonSkin = z.infer<typeof seasonSkin>

/** How rounds become points; the same for coins and entries, whose smallest units count alike. */
const seasonRule = z.object({
  /** So much of a stake, in its smallest unit, brings a point; every round brings one at least. */
  stakePerPoint: z.int().positive(),
  pointsPerRound: z.int().positive().describe('at most'),
  pointsPerDay: z.int().positive().describe('at most, by days of UTC'),
})
export type SeasonRule = z.infer<typeof seasonRule>

export const season = z.object({
  /** Also that of its adventure map. */
  id: z.int().positive(),
  slug,
  title: translatable,
  skin: seasonSkin,
  /** It has begun and is not over. */
  isRunning: z.boolean(),
  /** It runs, and for this player, who takes no break. */
  isEnabled: z.boolean(),
  totalProgressPercents: z.number().min(0).max(100),
  /** Stops reached. */
  currentLevel: z.int().nonnegative(),
  levels: z.array(
    z.object({ level: z.int(), prize, progressPercents: z.number(), isCompleted: z.boolean() }),
  ),
  points: z.object({
    walked: z.int().nonnegative(),
    total: z.int().positive(),
    today: z.int().nonnegative(),
  }),
  rule: seasonRule,
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** The season that follows; before the first begins, that one. */
  next: z.object({ title: translatable, skin: seasonSkin, startedAt: instant }),
})
export type Season = z.infer<typeof season>

/** What entries show of it. */
export const seasonSummaries = {
  'seasons-info': season
    .pick({ id: true, slug: true, skin: true, title: true })
    .extend({ endDate: instant }),
}

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
