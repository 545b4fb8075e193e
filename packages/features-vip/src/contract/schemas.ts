import { z } from 'zod'
import { data, instant, minor, prize, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

const experience = z.int().nonnegative()
/** Levels count from 1 over all sections. */
const levelIndex = z.int().positive()
const level = z.object({ index: levelIndex, title: translatable, prize })
const percent = z.number().min(0).max(100)

/** Ours: a section as the club's page shows it. */
const section = z.object({
  id: z.int(),
  title: translatable,
  /** Its first level, its last, and the experience at which it begins. */
  firstLevel: levelIndex,
  lastLevel: levelIndex,
  experience,
  benefits: z.array(translatable),
  /** What each week of play brings; null where a section has none. */
  weeklyReward: prize.nullable(),
  /** Whether players enter it only once their identity is confirmed. */
  needsVerification: z.boolean(),
})
export type RankSection = z.infer<typeof section>

/** RANK-02. A section is a status of several levels. */
export const rankLeague = z.object({
  enabled: z.boolean(),
  currentLevel: level.extend({
    currentExperience: experience,
    /** Ours: the experience at which the level began. */
    startsAt: experience,
  }),
  currentSection: z.object({ id: z.int(), title: translatable }),
  /** `experienceNeeded` is all that it takes, from the first round on; null after the last level. */
  nextLevel: level.extend({ experienceNeeded: z.int().positive() }).nullable(),
  nextSectionBenefits: z.array(translatable),
  /** Null when nothing waits to be claimed. */
  weeklyReward: z.object({ prize, availableUntil: instant }).nullable(),
  progressBlockedReason: z.enum(['cool-off', 'excluded', 'not-verified']).nullable(),
  /** Ours: what levels reached brought and was not claimed yet; null when nothing waits. */
  levelReward: z.object({ prize, levels: z.array(levelIndex) }).nullable(),
  /** Ours: all of the league, lowest first. */
  sections: z.array(section),
  /** Ours: experience for each coin played, and for each 0.01 entries. */
  points: z.object({ coins: z.int().positive(), entries: z.int().positive() }),
  /** Ours: this week, whose play brings the weekly reward of the next. */
  week: z.object({ endsAt: instant, hasPlayed: z.boolean() }),
})
export type RankLeague = z.infer<typeof rankLeague>

/** CASHBACK-01. Counts rounds with coins alone, by calendar weeks of UTC from Monday to Sunday. */
export const cashback = z.object({
  /** `available`: last week's can be taken now. `waiting`: nothing can, or not yet. */
  status: z.enum(['available', 'waiting', 'claimed', 'inactive']),
  /** When something can be taken next; null while it can, and for `inactive`. */
  availableAfterDateTime: instant.nullable(),
  availableAfterDay: z.int().min(1).max(7).nullable().describe('day of the week, 1 is Monday'),
  /** What last week brings back. */
  currentReward: minor.describe('coins'),
  /** What this week brings back as it stands; null without a loss. */
  nextReward: minor.nullable().describe('coins'),
  sections: z.array(z.object({ id: z.int(), title: translatable, percent })),
  /** Ours: what this week's figure is made of, in coins. */
  week: z.object({ played: minor, won: minor, endsAt: instant }),
  /** Ours: the share of the player's own section. */
  percent,
})
export type Cashback = z.infer<typeof cashback>

const claim = z.object({ reward: z.enum(['level', 'weekly']) })
export type RankReward = z.infer<typeof claim>['reward']

/** What entries show of it. */
export const rankLeagueSummaries = {
  'rank-league-cashback': z.object({
    sections: z.int().nonnegative(),
    levels: z.int().nonnegative(),
  }),
  cashback: cashback.pick({ status: true, currentReward: true }),
}

export const rankLeagueContract = {
  info: {
    summary: 'The player’s place in the VIP club.',
    origin: 'ours',
    audience: 'player',
    follows: ['RANK-02'],
    response: data(rankLeague),
  },
  claimReward: {
    summary:
      'Credits what the levels reached brought, or the weekly reward of the player’s status.',
    origin: 'ours',
    audience: 'player',
    follows: ['RANK-01'],
    body: claim,
    response: data(z.object({ prize, rankLeague })),
    errors: ['not-available', 'already-claimed'],
    regional: true,
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
    regional: true,
  },
} satisfies Record<string, CallContract>
