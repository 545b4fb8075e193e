import type { FeatureInfo } from '@marquee/contract'
import type { PrizeDrops } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

const prize = (
  prizeLvl: 1 | 2 | 3,
  prizeValue: number,
  prizeCount: number,
  oneIn: number,
): PrizeDrops['prizes'][number] => ({
  prizeLvl,
  prizeValue,
  prizeCount,
  prizeLeft: prizeCount,
  prizeReady: Math.ceil(prizeCount / 4),
  chance: 1 / oneIn,
})

const winner = (
  player: string,
  prizeLvl: 1 | 2 | 3,
  prizeValue: number,
  minutes: number,
): PrizeDrops['lastWinners'][number] => ({
  player,
  prizeLvl,
  prizeValue,
  gameTitle: 'Jade Courtyard',
  at: Date.UTC(2026, 0, 1, 12, minutes),
})

/** Drops in the middle of a day. */
export const makeDrops = (overrides: Partial<PrizeDrops> = {}): PrizeDrops => ({
  general: {
    dailyPrizePool: 100_000,
    highestPrizePerDay: 5000,
    prizeCountPerDay: 500,
    minimalLevelPlay: 20,
    finishedAt: Date.UTC(2099, 0, 1),
    nextPrizePoolStartedAt: Date.UTC(2099, 0, 1),
  },
  prizes: [prize(1, 100, 444, 400), prize(2, 600, 51, 5000), prize(3, 5000, 5, 50_000)],
  lastWinners: [winner('R•••', 3, 5000, 40), winner('A•••', 1, 100, 30), winner('K•••', 2, 600, 5)],
  nextPrizeWillAccrueIn: 1500,
  ...overrides,
})

/** The same once the day's last drop has ended. */
export const makeOver = (): PrizeDrops => {
  const drops = makeDrops({ nextPrizeWillAccrueIn: null })
  return {
    ...drops,
    prizes: drops.prizes.map((one) => ({ ...one, prizeLeft: 0, prizeReady: 0, chance: 0 })),
  }
}

/** A platform on which prize drops run. */
export const makeDropsInfo = (): FeatureInfo => {
  const info = makeFeatureInfo()
  return { ...info, statusFeatures: { ...info.statusFeatures, prizeDrops: { isActive: true } } }
}
