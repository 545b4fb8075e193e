import type { FeatureInfo, MagicBox, magicBox, ResponseOf } from '@marquee/contract'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

type Opened = ResponseOf<typeof magicBox.open>['data']

const table: [coins: number, entries: number, chance: number][] = [
  [500, 0, 0.6],
  [1_000, 0, 0.28],
  [0, 20, 0.1],
  [15_000, 100, 0.02],
]

/** Five boxes, and a key for one of them. */
export const makeMagicBox = (overrides: Partial<MagicBox> = {}): MagicBox => ({
  isActive: true,
  finishedAt: Date.UTC(2099, 0, 1),
  nextStartsAt: null,
  boxes: 5,
  keys: 1,
  scratched: 1,
  cardsPerKey: 3,
  odds: table.map(([coins, entries, chance], index) => ({
    id: index + 1,
    prize: { coins, entries },
    chance,
  })),
  ...overrides,
})

export const makeOpened = (box = 2): Opened => ({
  box,
  outcomeId: 2,
  prize: { coins: 1_000, entries: 0 },
  magicBox: makeMagicBox({ keys: 0 }),
})

export const makeClosed = (): MagicBox =>
  makeMagicBox({
    isActive: false,
    keys: 0,
    finishedAt: Date.UTC(2020, 0, 1),
    nextStartsAt: Date.UTC(2099, 0, 1),
  })

/** A platform on which a run of cards is on, and the boxes with it. */
export const makeBoxInfo = (): FeatureInfo =>
  makeFeatureInfo({
    featuresInfo: { 'scratch-card-lottery-info': { finishedAt: Date.UTC(2099, 0, 1) } },
  })
