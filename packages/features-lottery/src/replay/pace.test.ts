import { describe, expect, it } from 'vitest'
import { paceOf } from './pace.ts'

const many = (place: number, count: number) => Array.from({ length: count }, () => place)
const sum = (waits: number[]) => waits.reduce((total, wait) => total + wait, 0)

describe('the pace of a draw', () => {
  it('goes quickly through many small prizes and slows down for the first place', () => {
    const waits = paceOf([...many(4, 30), ...many(3, 10), ...many(2, 3), 1])
    expect([waits[0], waits[30], waits[40], waits[43]]).toEqual([148, 444, 1_085, 1_873])
  })

  it('keeps nobody longer than 14 seconds, however many are drawn', () => {
    for (const places of [many(9, 500), [...many(6, 80), ...many(5, 80), ...many(4, 80)], [1]])
      expect(sum(paceOf(places))).toBeLessThanOrEqual(14_100)
  })

  it('is empty where nobody has won', () => {
    expect(paceOf([])).toEqual([])
  })
})
