import { describe, expect, it } from 'vitest'
import { columnOf, daubedBy, wonPlaces } from './lines.ts'

const card = [
  [1, 16, 31, 46, 61],
  [2, 17, 32, 47, 62],
  [3, 18, 0, 48, 63],
  [4, 19, 33, 49, 64],
  [5, 20, 34, 50, 65],
]

describe('a card', () => {
  it('is daubed where balls hit it, and in its free middle', () => {
    expect([...daubedBy(card, [])]).toEqual([12])
    expect([...daubedBy(card, [1, 65, 75])]).toEqual([0, 12, 24])
  })

  it('shows its complete lines, the free field among them, or its corners', () => {
    expect([...wonPlaces(daubedBy(card, [3, 18, 48]))]).toEqual([])
    expect([...wonPlaces(daubedBy(card, [3, 18, 48, 63]))]).toEqual([10, 11, 12, 13, 14])
    expect([...wonPlaces(daubedBy(card, [1, 5, 61, 65]))].toSorted((a, b) => a - b)).toEqual([
      0, 4, 20, 24,
    ])
    expect(wonPlaces(daubedBy(card, [3, 18, 48, 63, 31, 32, 33, 34])).size).toBe(9)
  })

  it('has its numbers below the letter of their fifteen', () => {
    expect([1, 15, 16, 45, 61, 75].map(columnOf)).toEqual([0, 0, 1, 2, 4, 4])
  })
})
