import type { FeatureInfo, ResponseOf } from '@marquee/contract'
import type { MiniSlot, MiniSlotOutcome } from '../contract/schemas.ts'
import type { miniSlot } from '../contract/endpoints.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

type Spun = ResponseOf<typeof miniSlot.spin>['data']

const outcome = (
  id: number,
  symbol: number | null,
  coins: number,
  chance: number,
): MiniSlotOutcome => ({ id, symbol, prize: { coins, entries: 0 }, chance })

export const makeMiniSlot = (overrides: Partial<MiniSlot> = {}): MiniSlot => ({
  isActive: true,
  level: 1,
  spinsDone: 2,
  spinsLeft: 3,
  spinsPerDay: 5,
  nextSpinsAt: Date.UTC(2099, 0, 6),
  isComplete: false,
  levels: [1, 2, 3, 4].map((step) => ({
    level: step - 1,
    spins: 5,
    odds: [
      outcome(1, null, 0, 0.5),
      outcome(2, 0, 100 * step, 0.3),
      outcome(3, 2, 400 * step, 0.15),
      outcome(4, 5, 1000 * step, 0.05),
    ],
  })),
  ...overrides,
})

/** A spin that shows three bells. */
export const makeSpun = (overrides: Partial<Spun> = {}): Spun => ({
  level: 1,
  spinsLeft: 2,
  reels: [2, 2, 2],
  outcomeId: 3,
  prize: { coins: 800, entries: 0 },
  ...overrides,
})

/** A platform on which the mini slot runs. */
export const makeMiniSlotInfo = (): FeatureInfo => {
  const info = makeFeatureInfo()
  return { ...info, statusFeatures: { ...info.statusFeatures, miniGameSlot: { isActive: true } } }
}
