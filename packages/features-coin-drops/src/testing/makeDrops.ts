import type { ResponseOf } from '@marquee/contract'
import type { CoinDrop, CoinDrops } from '../contract/schemas.ts'
import type { coinDrops } from '../contract/endpoints.ts'

type Claimed = ResponseOf<typeof coinDrops.claim>['data']

const hour = 3_600_000
const table: [coins: number, chance: number][] = [
  [100, 0.7],
  [500, 0.28],
  [5_000, 0.02],
]

export const makeDrop = (startsAt: number): CoinDrop => ({
  id: Math.floor(startsAt / hour),
  startsAt,
  finishesAt: startsAt + hour,
})

/** No drop is on, and the next ones are far away. */
export const makeDrops = (overrides: Partial<CoinDrops> = {}): CoinDrops => ({
  current: null,
  taken: null,
  upcoming: [0, 6, 12, 18].map((hours) => makeDrop(Date.UTC(2099, 0, 1, hours))),
  odds: table.map(([coins, chance], index) => ({
    id: index + 1,
    prize: { coins, entries: 0 },
    chance,
  })),
  ...overrides,
})

/** A drop that is on, and stays so for as long as anybody looks. */
export const makeRaining = (): CoinDrops =>
  makeDrops({ current: { ...makeDrop(hour), finishesAt: Date.UTC(2098, 0, 1) } })

export const makeClaimed = (): Claimed => {
  const prize = { coins: 500, entries: 0 }
  return { outcomeId: 2, prize, drops: { ...makeRaining(), taken: prize } }
}
