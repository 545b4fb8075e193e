import { z } from 'zod'
import { data, instant, minor, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

const level = z.object({ index: z.int().nonnegative(), title: translatable, prize })

/** RANK-02. A section is a status of several levels. */
export const rankLeague = z.object({
  enabled: z.boolean(),
  currentLevel: level.extend({ currentExperience: z.int().nonnegative() }),
  currentSection: z.object({ id: z.int(), title: translatable }),
  nextLevel: level.extend({ experienceNeeded: z.int().positive() }).nullable(),
  nextSectionBenefits: z.array(translatable),
  /** Null when nothing waits to be claimed. */
  weeklyReward: z.object({ prize, availableUntil: instant }).nullable(),
  progressBlockedReason: z.enum(['cool-off', 'excluded', 'not-verified']).nullable(),
})
export type RankLeague = z.infer<typeof rankLeague>

/** CASHBACK-01. */
export const cashback = z.object({
  status: z.enum(['available', 'waiting', 'claimed', 'inactive']),
  availableAfterDateTime: instant.nullable(),
  availableAfterDay: z.int().min(1).max(7).nullable().describe('day of the week, 1 is Monday'),
  currentReward: minor.describe('coins'),
  nextReward: minor.nullable().describe('coins'),
  sections: z.array(
    z.object({ id: z.int(), title: translatable, percent: z.number().min(0).max(100) }),
  ),
})
export type Cashback = z.infer<typeof cashback>

export const rankLeagueContract = {
  info: {
    summary: 'The player’s place in the VIP club.',
    origin: 'ours',
    audience: 'player',
    follows: ['RANK-02'],
    response: data(rankLeague),
  },
  claimReward: {
    summary: 'Credits the weekly reward of the player’s status.',
    origin: 'ours',
    audience: 'player',
    follows: ['RANK-01'],
    response: data(z.object({ prize, rankLeague })),
    errors: ['not-available', 'already-claimed'],
  },
  cashback: {
    summary: 'What of the week’s play comes back, and when.',
    origin: 'ours',
    audience: 'player',
    follows: ['CASHBACK-01'],
    response: data(cashback),
  },
  payCashback: {
    summary: 'Credits the cashback that is available.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-61'],
    response: data(z.object({ prize, cashback })),
    errors: ['not-available', 'already-claimed'],
  },
} satisfies Record<string, CallContract>
