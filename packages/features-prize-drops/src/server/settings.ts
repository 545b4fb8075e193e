import { prizeDropDefaults } from '../contract/schemas.ts'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

const prize = z.object({
  /** 1 bronze, 2 silver, 3 gold (DROPS-04..06). */
  prizeLvl: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** In coins. */
  value: z.int().positive(),
  /** How many a day. */
  count: z.int().positive(),
  /** One of so many qualifying rounds brings it, while there is one. */
  oneIn: z.int().positive(),
})

/** What a draw of all levels at once takes; the source of chance draws from fewer than 2^48 numbers. */
const mostNumbers = 2 ** 47

/** Five hundred prizes that are worth a hundred thousand together. */
const usualPrizes: z.input<typeof prize>[] = [
  { prizeLvl: 1, value: 100, count: 444, oneIn: 400 },
  { prizeLvl: 2, value: 600, count: 51, oneIn: 5000 },
  { prizeLvl: 3, value: 5000, count: 5, oneIn: 50_000 },
]

/** Prizes that fall on rounds (DROPS-02); what a brand does not say is as the specification has it. */
export const prizeDropsSettings = z
  .object({
    dailyPrizePool: z.int().positive().default(prizeDropDefaults.dailyPrizePool),
    highestPrizePerDay: z.int().positive().default(prizeDropDefaults.highestPrizePerDay),
    prizeCountPerDay: z.int().positive().default(prizeDropDefaults.prizeCountPerDay),
    /** The least stake of a round that qualifies, in minor units of what it is played with. */
    minimalLevelPlay: z.int().positive().default(prizeDropDefaults.minimalLevelPlay),
    /** In so many hours of each day, from midnight UTC on, prizes fall. */
    hours: z.int().min(1).max(24).default(24),
    prizes: z.array(prize).default(usualPrizes),
  })
  .superRefine(({ prizes, dailyPrizePool, highestPrizePerDay, prizeCountPerDay }, context) => {
    const sums = {
      dailyPrizePool: prizes.reduce((sum, { value, count }) => sum + value * count, 0),
      prizeCountPerDay: prizes.reduce((sum, { count }) => sum + count, 0),
      highestPrizePerDay: Math.max(...prizes.map(({ value }) => value)),
    }
    const said = { dailyPrizePool, prizeCountPerDay, highestPrizePerDay }
    for (const key of Object.keys(said) as (keyof typeof said)[]) {
      if (sums[key] === said[key]) continue
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `The prizes make ${sums[key]}, and players are told ${said[key]}. Let both say the same.`,
      })
    }
    if (prizes.reduce((numbers, { oneIn }) => numbers * oneIn, 1) > mostNumbers)
      context.addIssue({
        code: 'custom',
        path: ['prizes'],
        message: 'Prizes as rare as these cannot be drawn exactly. Make one of them more likely.',
      })
    if (new Set(prizes.map(({ prizeLvl }) => prizeLvl)).size !== prizes.length)
      context.addIssue({ code: 'custom', path: ['prizes'], message: 'A level stands there twice.' })
  })
export type PrizeDropsSettings = z.infer<typeof prizeDropsSettings>

/** What this domain knows of a brand. */
export const prizeDropFields = {
  /** Null for a brand without prize drops. */
  prizeDrops: prizeDropsSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof prizeDropFields> {}
  interface BrandSource extends SourceOf<typeof prizeDropFields> {}
}
