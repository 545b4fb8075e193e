import { describe, expect, it } from 'vitest'
import type { MoneyBoxSettings } from './settings.ts'
import { amountOf, type Box, boxToWire, fill, isReady, noBox } from './rules.ts'

const day = 86_400_000
const settings: MoneyBoxSettings = {
  games: ['a'],
  minAmount: 500,
  maxAmount: 5_000,
  perHundred: { coins: 4, entries: 20 },
  firstOfDay: 20,
  sealedHours: 4,
}
const makeBox = (overrides: Partial<Box> = {}): Box => ({
  hundredths: 0,
  last_day: 0,
  sealed_until: null,
  ...overrides,
})
const wire = (box: Box, now = 0, isResting = false) =>
  boxToWire(box, { settings, games: [7], now, isResting })

describe('a stake', () => {
  it('sets four coins aside of a hundred, or twenty of one entry, parts of a coin included', () => {
    const coins = fill(makeBox(), { unit: 'coins', amount: 20 }, settings, 0)
    expect(coins.hundredths).toBe(80)
    expect(amountOf(coins, settings)).toBe(0)
    const entries = fill(coins, { unit: 'entries', amount: 100 }, settings, 0)
    expect(entries.hundredths).toBe(2_080)
    expect(amountOf(entries, settings)).toBe(20)
  })

  it('adds the gift of a day with the first round of that day alone', () => {
    const stake = { unit: 'coins', amount: 25 } as const
    const first = fill(makeBox(), stake, settings, day)
    expect(first.hundredths).toBe(2_100)
    const second = fill(first, stake, settings, 2 * day - 1)
    expect(second.hundredths).toBe(2_200)
    expect(fill(second, stake, settings, 2 * day).hundredths).toBe(4_300)
  })

  it('MONEYBOX-09 sets nothing aside beyond what the box holds', () => {
    const nearly = makeBox({ hundredths: 499_990 })
    const full = fill(nearly, { unit: 'coins', amount: 1_000 }, settings, 0)
    expect(full.hundredths).toBe(500_000)
    expect(amountOf(full, settings)).toBe(5_000)
    expect(amountOf({ hundredths: 900_000 }, settings)).toBe(5_000)
  })
})

describe('a box', () => {
  it('MONEYBOX-03 MONEYBOX-04 is ready when full, or active with at least its least amount', () => {
    const ready = (status: Parameters<typeof isReady>[0]['status'], moneyBoxAmount: number) =>
      isReady({ status, moneyBoxAmount, minAmount: 500 })
    expect(ready('full', 0)).toBe(true)
    expect(ready('active', 500)).toBe(true)
    expect(ready('active', 499)).toBe(false)
    expect(ready('inactive', 5_000)).toBe(false)
    expect(ready('broken', 5_000)).toBe(false)
  })

  it('is sealed until its time has come, however full it is', () => {
    const sealed = makeBox({ hundredths: 500_000, sealed_until: 1_000 })
    expect(wire(sealed, 999)).toMatchObject({
      status: 'broken',
      availableTimeToBreak: 1_000,
      isReady: false,
    })
    expect(wire(sealed, 1_000)).toMatchObject({
      status: 'full',
      availableTimeToBreak: null,
      isReady: true,
    })
  })

  it('is inactive during a break, and where a brand has none', () => {
    expect(wire(makeBox({ hundredths: 500_000 }), 0, true)).toMatchObject({
      status: 'inactive',
      isReady: false,
    })
    expect(noBox).toMatchObject({ status: 'inactive', isReady: false })
  })
})
