import { z } from 'zod'
import { chance, data, instant, minor } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** What a brand gets that sets nothing else (DROPS-09..12). Amounts in coins. */
export const prizeDropDefaults = {
  dailyPrizePool: 100_000,
  highestPrizePerDay: 5000,
  prizeCountPerDay: 500,
  minimalLevelPlay: 20,
}

/** 1 bronze, 2 silver, 3 gold (DROPS-04..06). */
const prizeLvl = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** DROPS-03. */
export const prizeDrops = z.object({
  general: z.object({
    dailyPrizePool: minor.default(prizeDropDefaults.dailyPrizePool),
    highestPrizePerDay: minor.default(prizeDropDefaults.highestPrizePerDay),
    prizeCountPerDay: z.int().default(prizeDropDefaults.prizeCountPerDay),
    /** The least stake that qualifies a round, in coins. */
    minimalLevelPlay: minor.default(prizeDropDefaults.minimalLevelPlay),
    finishedAt: instant.nullable(),
    nextPrizePoolStartedAt: instant.nullable(),
  }),
  prizes: z.array(
    z.object({
      prizeLvl,
      /** Of today's, not fallen yet. */
      prizeLeft: z.int().nonnegative(),
      prizeValue: minor,
      /** How many there are a day. Ours. */
      prizeCount: z.int().nonnegative(),
      /** Of those left, so many can fall now; the rest accrues later today. Ours. */
      prizeReady: z.int().nonnegative(),
      /** For one qualifying round, now: none while no prize of this level can fall. */
      chance,
    }),
  ),
  lastWinners: z.array(
    z.object({
      /** First letter and dots: nobody is named in public. */
      player: z.string(),
      prizeLvl,
      prizeValue: minor,
      gameTitle: z.string(),
      at: instant,
    }),
  ),
  /** Until the drop of this hour ends and the next prizes come; null while nothing falls. */
  nextPrizeWillAccrueIn: z.int().nonnegative().nullable().describe('seconds'),
})
export type PrizeDrops = z.infer<typeof prizeDrops>

/** What entries show of it. */
export const prizeDropSummaries = {
  'prize-drops-info': z.object({
    dailyPrizePool: minor,
    highestPrizePerDay: minor,
    finishedAt: instant,
  }),
}

export const prizeDropsContract = {
  info: {
    summary: 'Today’s prize drops: what is left, who won, when the next one falls.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-57', 'DROPS-03'],
    response: data(prizeDrops),
  },
} satisfies Record<string, CallContract>
