import type { FeatureInfo, ResponseOf } from '@marquee/contract'
import type { funmachineCalls } from '../contract/endpoints.ts'
import type { Funmachine, Funmeter } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

type Played = ResponseOf<typeof funmachineCalls.play>['data']

const table: [coins: number, chance: number][] = [
  [50, 0.6],
  [200, 0.38],
  [2_000, 0.02],
]

/** A machine with a turn to take. */
export const makeMachine = (overrides: Partial<Funmachine> = {}): Funmachine => ({
  isActive: true,
  isAvailable: true,
  availableAt: null,
  restMs: 4 * 3_600_000,
  odds: table.map(([coins, chance], index) => ({
    id: index + 1,
    prize: { coins, entries: 0 },
    chance,
  })),
  ...overrides,
})

/** A machine that was played, and rests for as long as anybody looks. */
export const makeResting = (): Funmachine =>
  makeMachine({ isAvailable: false, availableAt: Date.UTC(2099, 0, 1) })

export const makePlayed = (): Played => ({
  outcomeId: 2,
  prize: { coins: 200, entries: 0 },
  funmachine: makeResting(),
})

export const makeMeter = (overrides: Partial<Funmeter> = {}): Funmeter => ({
  isActive: true,
  points: 37,
  target: 50,
  perRound: 1,
  today: { left: 23, cap: 60 },
  filled: 0,
  prize: { coins: 500, entries: 0 },
  finishedAt: Date.UTC(2099, 0, 1),
  ...overrides,
})

/** A platform that has both. */
export const makeTold = (): FeatureInfo =>
  makeFeatureInfo({
    featuresInfo: {
      funmachine: makeMachine({ isAvailable: false }),
      'funmeter-info': makeMeter({ points: 0 }),
    },
  })
