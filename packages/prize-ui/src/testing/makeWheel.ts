import type { Outcome, Wheel, WheelSector } from '@marquee/contract'

const table: (Outcome['prize'] & { chance: number })[] = [
  { coins: 300, entries: 0, chance: 0.3 },
  { coins: 0, entries: 20, chance: 0.1 },
  { coins: 500, entries: 0, chance: 0.25 },
  { coins: 1_000, entries: 0, chance: 0.15 },
  { coins: 0, entries: 100, chance: 0.04 },
  { coins: 300, entries: 0, chance: 0.13 },
  { coins: 10_000, entries: 0, chance: 0.03 },
]

/** Seven sectors, two of which hold the same. */
export const makeSectors = (): WheelSector[] =>
  table.map(({ chance, coins, entries }, index) => ({
    id: index + 1,
    prize: { coins, entries },
    chance,
    title: coins ? `${coins} coins` : `${entries / 100} entries`,
    image: null,
  }))

/** The free wheel of the day, ready to be spun. */
export const makeWheel = (overrides: Partial<Wheel> = {}): Wheel => ({
  wheelId: 1,
  type: 'daily',
  title: { en: 'The wheel of the day', es: 'La rueda del día' },
  available: true,
  availableDate: null,
  enableToDate: null,
  minDeposit: null,
  winSector: null,
  sectors: makeSectors(),
  ...overrides,
})
