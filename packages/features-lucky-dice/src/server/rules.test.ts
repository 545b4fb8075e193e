import { systemRandomness } from '@marquee/platform-kernel/random'
import { describe, expect, it } from 'vitest'
import { luckyDicePreset } from './preset.ts'
import { fallsOf, oddsOf, throwTwo } from './rules.ts'
import { luckyDiceFields } from './settings.ts'

const settings = luckyDiceFields.luckyDice.parse(
  luckyDicePreset({ unit: 100, entries: [5, 20, 100] }),
)
if (!settings) throw new Error('The preset gives no settings.')
const falls = fallsOf(settings)

describe('two dice', () => {
  it('fall in 36 ways, each as likely as any other', () => {
    expect(new Set(falls.map(({ id }) => id)).size).toBe(36)
    expect(new Set(falls.map(({ dice }) => dice.join())).size).toBe(36)
    expect(falls.every(({ weight }) => weight === 1)).toBe(true)
    expect(falls.every(({ dice: [left = 0, right = 0], sum }) => left + right === sum)).toBe(true)
  })

  it('show each sum in as many of 36 ways as there are', () => {
    const odds = oddsOf(settings)
    expect(odds.map(({ sum, ways }) => [sum, ways])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [8, 5],
      [9, 4],
      [10, 3],
      [11, 2],
      [12, 1],
    ])
    for (const { ways, chance } of odds) expect(chance).toBeCloseTo(ways / 36, 12)
  })

  it('are named as they were when throws of today were kept', () => {
    expect([1, 2, 7, 36].map((id) => falls.find((fall) => fall.id === id)?.dice)).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [6, 6],
    ])
  })

  it('are thrown by the odds that are shown: of all numbers of the source as many give a sum as its ways', () => {
    const thrown = Array.from({ length: 36 }, (_, value) => {
      const place = throwTwo({
        int: (max) => {
          expect(max).toBe(36)
          return value
        },
      })
      return falls[place]
    })
    expect(new Set(thrown.map((fall) => fall?.id)).size).toBe(36)
    for (const { sum, ways, prize } of oddsOf(settings)) {
      const those = thrown.filter((fall) => fall?.sum === sum)
      expect(those).toHaveLength(ways)
      for (const fall of those) expect(fall?.prize).toEqual(prize)
    }
  })

  it('are thrown so by the source of players too', () => {
    const draws = 40_000
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const sum = falls[throwTwo(systemRandomness)]?.sum ?? 0
      counts.set(sum, (counts.get(sum) ?? 0) + 1)
    }
    for (const { sum, chance } of oddsOf(settings)) {
      const deviation = Math.sqrt(draws * chance * (1 - chance))
      expect(Math.abs((counts.get(sum) ?? 0) - draws * chance)).toBeLessThan(6 * deviation)
    }
  })

  it('bring more for a rarer sum, and something for every one', () => {
    const coins = oddsOf(settings).map(({ prize }) => prize.coins)
    expect(coins).toEqual([1_200, 500, 250, 150, 100, 50, 100, 150, 250, 500, 1_200])
    expect(falls.filter(({ prize }) => prize.entries > 0).map(({ dice }) => dice)).toEqual([[6, 6]])
  })
})
