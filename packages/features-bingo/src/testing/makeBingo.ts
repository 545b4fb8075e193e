import type { FeatureInfo, ResponseOf } from '@marquee/contract'
import type { BingoOutcome } from '../contract/schemas.ts'
import type { bingo } from '../contract/endpoints.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

type Status = ResponseOf<typeof bingo.status>['data']
type Game = ResponseOf<typeof bingo.game>['data']
type Played = ResponseOf<typeof bingo.accrueReward>['data']

export const makeCard = (): number[][] => [
  [1, 16, 31, 46, 61],
  [2, 17, 32, 47, 62],
  [3, 18, 0, 48, 63],
  [4, 19, 33, 49, 64],
  [5, 20, 34, 50, 65],
]

export const makeStatus = (overrides: Partial<Status> = {}): Status => ({
  availablePoint: 4,
  bingoEndDate: Date.UTC(2099, 0, 1),
  nextBallProgress: 33,
  ballsNeeded: 10,
  isActive: true,
  isPlayable: false,
  roundsPerBall: 3,
  ...overrides,
})

const outcome = (
  id: number,
  pattern: BingoOutcome['pattern'],
  coins: number,
  chance: number,
): BingoOutcome => ({ id, pattern, prize: { coins, entries: 0 }, points: id * 10, chance })

export const makeBingoGame = (overrides: Partial<Game> = {}): Game => ({
  card: makeCard(),
  drawn: [],
  odds: [
    outcome(1, 'none', 300, 0.4),
    outcome(2, 'corners', 600, 0.2),
    outcome(3, 'line', 1500, 0.3),
    outcome(4, 'twoLines', 4000, 0.1),
  ],
  ...overrides,
})

/** A game whose middle row is complete after its tenth ball. */
export const makePlayed = (overrides: Partial<Played> = {}): Played => ({
  card: makeCard(),
  drawn: [3, 75, 18, 74, 48, 1, 73, 72, 71, 63],
  pattern: 'line',
  prize: { coins: 1500, entries: 0 },
  points: 30,
  bingo: {
    availablePoint: 0,
    bingoEndDate: Date.UTC(2099, 0, 1),
    nextBallProgress: 33,
    ballsNeeded: 10,
  },
  ...overrides,
})

/** A platform on which bingo runs. */
export const makeBingoInfo = (): FeatureInfo =>
  makeFeatureInfo({ featuresInfo: { 'bingo-info': { endDate: Date.UTC(2099, 0, 1) } } })

export const makeStore = (points = 40) => ({
  points,
  offers: [
    { id: 1, prize: { coins: 1000, entries: 0 }, balls: 0, price: 20 },
    { id: 2, prize: { coins: 0, entries: 0 }, balls: 5, price: 30 },
    { id: 3, prize: { coins: 0, entries: 20 }, balls: 0, price: 250 },
  ],
})
