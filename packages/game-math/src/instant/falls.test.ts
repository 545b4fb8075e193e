import { describe, expect, it } from 'vitest'
import { seededRng } from '../rng.ts'
import { scriptedRng } from '../testing/scripted-rng.ts'
import { type FairDice, fallAt, sumsOf, throwDice, waysOf } from './falls.ts'

const one: FairDice = { dice: 1, faces: 10_000 }
const two: FairDice = { dice: 2, faces: 6 }
const three: FairDice = { dice: 3, faces: 6 }
const allOf = (set: FairDice) => Array.from({ length: waysOf(set) }, (_, way) => fallAt(set, way))

describe('fair dice', () => {
  it.each([two, three, { dice: 4, faces: 3 }])('%j fall in every way once', (set) => {
    const falls = allOf(set)
    expect(new Set(falls.map(({ shows }) => shows.join())).size).toBe(set.faces ** set.dice)
    expect(falls.every(({ shows }) => shows.length === set.dice)).toBe(true)
    expect(falls.flatMap(({ shows }) => shows)).not.toContain(0)
    expect(Math.max(...falls.flatMap(({ shows }) => shows))).toBe(set.faces)
  })

  it('are counted by the first die, then by the next', () => {
    expect([0, 1, 6, 35].map((way) => fallAt(two, way).shows)).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [6, 6],
    ])
  })

  it.each([one, two, three])('%j show each sum as often as the law says', (set) => {
    const counted = Map.groupBy(allOf(set), ({ sum }) => sum)
    const law = sumsOf(set)
    expect(law.map(({ sum, ways }) => [sum, ways])).toEqual(
      [...counted].map(([sum, falls]) => [sum, falls.length]).toSorted(([a = 0], [b = 0]) => a - b),
    )
    expect(law.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('are thrown by one number of the source, all of its values alike', () => {
    const asked: number[] = []
    const thrown = Array.from({ length: 36 }, (_, value) =>
      throwDice(two, {
        int: (max) => {
          asked.push(max)
          return value
        },
      }),
    )
    expect(thrown).toEqual(allOf(two))
    expect(new Set(asked)).toEqual(new Set([36]))
    expect(() => throwDice(two, scriptedRng([]))).toThrow('More numbers')
  })

  it('fall the same from the same seed', () => {
    const throwsFrom = (seed: number) => {
      const rng = seededRng(seed)
      return Array.from({ length: 20 }, () => throwDice(two, rng).way)
    }
    expect(throwsFrom(7)).toEqual(throwsFrom(7))
    expect(throwsFrom(7)).not.toEqual(throwsFrom(8))
  })

  it.each([-1, 36, 1.5])('have no way %d', (way) => {
    expect(() => fallAt(two, way)).toThrow('Use 0 to 35')
  })
})
