import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { prizeDropsSettings } from '@marquee/features-prize-drops/server/settings'
import { chanceOf, drawLevel, dropAt, released } from '@marquee/features-prize-drops/server/rules'

const hour = 3_600_000
const midnight = Date.parse('2026-03-02T00:00:00Z')
const usual = prizeDropsSettings.parse({})

describe('what a brand gets that says nothing of its drops', () => {
  it('DROPS-09 is a pool of 100,000 coins', () => {
    expect(usual.dailyPrizePool).toBe(100_000)
    expect(usual.prizes.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(100_000)
  })
  it('DROPS-10 is a highest prize of 5,000 coins', () => {
    expect(usual.highestPrizePerDay).toBe(5000)
    expect(Math.max(...usual.prizes.map(({ value }) => value))).toBe(5000)
  })
  it('DROPS-11 is 500 prizes a day', () => {
    expect(usual.prizeCountPerDay).toBe(500)
    expect(usual.prizes.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  })
  it('DROPS-12 is a least level of 20', () => {
    expect(usual.minimalLevelPlay).toBe(20)
  })
  it('says the same in every brand that has drops, level for level', () => {
    for (const { prizeDrops } of allBrands.values())
      expect(prizeDrops?.prizes.map(({ prizeLvl }) => prizeLvl)).toEqual([1, 2, 3])
  })
  it('refuses a pool that its prizes do not make', () => {
    expect(prizeDropsSettings.safeParse({ dailyPrizePool: 100_001 }).success).toBe(false)
    expect(prizeDropsSettings.safeParse({ prizeCountPerDay: 499 }).success).toBe(false)
  })
})

describe('the drops of a day', () => {
  it('come hour by hour from midnight on, and are over after the last', () => {
    const settings = { hours: 22 }
    expect(dropAt(settings, midnight)).toMatchObject({
      number: 1,
      isActive: true,
      endsAt: midnight + hour,
      finishedAt: midnight + 22 * hour,
      nextPoolAt: midnight + 24 * hour,
    })
    expect(dropAt(settings, midnight + 22 * hour - 1)).toMatchObject({ number: 22, isActive: true })
    expect(dropAt(settings, midnight + 22 * hour)).toMatchObject({ number: 22, isActive: false })
    expect(dropAt(settings, midnight + 24 * hour)).toMatchObject({ number: 1, isActive: true })
  })

  it('bring their share of the prizes each, and all of them by the last', () => {
    for (const prize of usual.prizes) {
      const shares = Array.from({ length: 24 }, (_, index) =>
        released(prize, usual, { number: index + 1 }),
      )
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      expect(shares.at(-1)).toBe(prize.count)
    }
  })
})

describe('the draw', () => {
  const numbers = usual.prizes.reduce((all, { oneIn }) => all * oneIn, 1)

  it('gives each level exactly the share of numbers that its odds say', () => {
    let from = 0
    for (const prize of usual.prizes) {
      const share = numbers / prize.oneIn
      const at = (drawn: number) => drawLevel(usual.prizes, { windfall: () => drawn })
      expect(Number.isInteger(share)).toBe(true)
      expect(chanceOf(prize)).toBeCloseTo(share / numbers, 15)
      expect(at(from)).toBe(prize)
      expect(at(from + share - 1)).toBe(prize)
      from += share
      expect(at(from)).not.toBe(prize)
    }
    expect(drawLevel(usual.prizes, { windfall: (most) => most - 1 })).toBeNull()
  })
})
