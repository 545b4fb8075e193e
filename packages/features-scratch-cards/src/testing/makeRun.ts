import type { FeatureInfo, Outcome } from '@marquee/contract'
import type { ScratchCard, ScratchCardRun } from '../contract/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'

type Status = ScratchCard['status']

export const makeScratchCard = (overrides: Partial<ScratchCard> = {}): ScratchCard => ({
  id: 1,
  status: 'ready_for_activate',
  prize: null,
  timer: null,
  fields: [],
  ...overrides,
})

const ofStatus: Record<Status, Partial<ScratchCard>> = {
  ready_for_activate: {},
  available: { timer: 5 * 3_600 },
  locked: {},
  scratched: { prize: { coins: 300, entries: 0 }, fields: [2, 1, 2, 3, 5, 2, 4, 1, 7] },
}

/** A card of each status, in that order, with ids from 1. */
export const makeCards = (...statuses: Status[]): ScratchCard[] =>
  statuses.map((status, index) => makeScratchCard({ id: index + 1, status, ...ofStatus[status] }))

const table: [coins: number, entries: number, chance: number][] = [
  [200, 0, 0.34],
  [300, 0, 0.26],
  [0, 5, 0.16],
  [800, 0, 0.12],
  [0, 20, 0.06],
  [2_500, 0, 0.04],
  [10_000, 100, 0.02],
]

export const makeOdds = (): Outcome[] =>
  table.map(([coins, entries, chance], index) => ({
    id: index + 1,
    prize: { coins, entries },
    chance,
  }))

export const makeRun = (overrides: Partial<ScratchCardRun> = {}): ScratchCardRun => ({
  finishedAt: Date.UTC(2099, 0, 1),
  nextStartsAt: null,
  odds: makeOdds(),
  earning: { rounds: 4, roundsPerCard: 10, left: 2 },
  cards: makeCards('ready_for_activate', 'available', 'locked'),
  ...overrides,
})

/** The first card, scratched: three fields of 300 coins. */
export const makeScratched = () => {
  const card = makeScratchCard({ id: 1, status: 'scratched', ...ofStatus.scratched })
  const [, available, locked] = makeRun().cards
  const cards = [available, locked, card].flatMap((one) => one ?? [])
  return { card, run: makeRun({ cards }) }
}

/** A run that is over, and when the next begins. */
export const makeOver = (): ScratchCardRun =>
  makeRun({
    finishedAt: Date.UTC(2020, 0, 1),
    nextStartsAt: Date.UTC(2099, 0, 1),
    cards: [],
    earning: { rounds: 0, roundsPerCard: 0, left: 0 },
  })

/** A platform on which a run is on. */
export const makeRunInfo = (): FeatureInfo =>
  makeFeatureInfo({
    featuresInfo: { 'scratch-card-lottery-info': { finishedAt: Date.UTC(2099, 0, 1) } },
  })
