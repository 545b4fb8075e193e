import type { FeatureInfo, Prize } from '@marquee/contract'
import { makeFeatureInfo } from '@marquee/feature-page/testing'
import type { DailyChestsState } from '../contract/schemas.ts'

const table: [coins: number, chance: number][] = [
  [100, 0.6],
  [300, 0.38],
  [2_500, 0.02],
]

export const chestPrize: Prize = { coins: 300, entries: 0 }

interface Overrides extends Partial<DailyChestsState> {
  /** Which of the three are open. */
  opened?: number[]
}

/** Three chests of which none is open. */
export const makeChests = ({ opened = [], ...overrides }: Overrides = {}): DailyChestsState => ({
  isActive: true,
  chests: [1, 2, 3].map((number) => ({
    number,
    prize: opened.includes(number) ? chestPrize : null,
  })),
  left: 3 - opened.length,
  nextAt: opened.length === 3 ? Date.UTC(2099, 0, 1) : null,
  odds: table.map(([coins, chance], index) => ({
    id: index + 1,
    prize: { coins, entries: 0 },
    chance,
  })),
  ...overrides,
})

/** The answer that opens a chest. */
export const makeOpened = (number: number, opened: number[] = [number]) => ({
  number,
  outcomeId: 2,
  prize: chestPrize,
  dailyChests: makeChests({ opened }),
})

/** A platform on which the chests run. */
export const makeRunning = (): FeatureInfo => {
  const info = makeFeatureInfo()
  return { ...info, statusFeatures: { ...info.statusFeatures, dailyChests: { isActive: true } } }
}
