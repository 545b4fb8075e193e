import { describe, expect, it } from 'vitest'
import { drawOutcome, outcomeAt, toOdds, withChances } from './table.ts'

const table = [
  { id: 1, prize: { coins: 1_000, entries: 0 }, weight: 3 },
  { id: 2, prize: { coins: 0, entries: 20 }, weight: 1 },
]

describe('a draw', () => {
  it('gives each outcome as many of the numbers as its weight, and asks for no more', () => {
    const asked: number[] = []
    const drawn = [0, 1, 2, 3].map(
      (value) =>
        drawOutcome(table, {
          int: (max) => {
            asked.push(max)
            return value
          },
        }).id,
    )
    expect(drawn).toEqual([1, 1, 1, 2])
    expect(new Set(asked)).toEqual(new Set([4]))
  })

  it('has no outcome without a table', () => {
    expect(() => drawOutcome([], { int: () => 0 })).toThrow('no outcomes')
  })
})

describe('an outcome at a place', () => {
  it('is the one that stands there, whatever its weight', () => {
    expect([0, 1].map((place) => outcomeAt(table, place).id)).toEqual([1, 2])
  })

  it('is none where the table ends', () => {
    expect(() => outcomeAt(table, 2)).toThrow('A table of 2 outcomes has none at 2.')
  })
})

describe('the odds', () => {
  it('are the weights as shares', () => {
    expect(toOdds(table)).toEqual([
      { id: 1, prize: { coins: 1_000, entries: 0 }, chance: 0.75 },
      { id: 2, prize: { coins: 0, entries: 20 }, chance: 0.25 },
    ])
  })

  it('stand beside whatever else a table has', () => {
    expect(withChances([{ id: 1, side: 'heads', weight: 2 }])).toEqual([
      { id: 1, side: 'heads', weight: 2, chance: 1 },
    ])
  })
})
