import { describe, expect, it } from 'vitest'
import { type Growth, leakOf, roundsBetween } from './heap.ts'

const growth = (heap: number, documents: number): Growth => ({
  early: { heap: 20, documents: 3 },
  late: { heap, documents },
})

describe('what pnpm vitals --heap fails at', () => {
  it('is scripts that hold more than a twentieth more', () => {
    expect(leakOf(growth(20.9, 3))).toBeNull()
    expect(leakOf(growth(21.2, 3))).toBe('the heap grew by 6.0 %; 5 % is allowed')
  })
  it('is a page or a frame that was left and is still held', () => {
    expect(leakOf(growth(20, 2))).toBeNull()
    expect(leakOf(growth(20, 5))).toBe('2 pages or frames that were left are still held')
  })

  it('is as many of them as a game had rounds, and not the drawings that these have shown', () => {
    expect(roundsBetween(200)).toBe(17)
    expect(leakOf(growth(20, 3 + 16), roundsBetween(200) - 1)).toBeNull()
    expect(leakOf(growth(20, 3 + 17), roundsBetween(200) - 1)).toBe(
      '17 pages or frames that were left are still held',
    )
  })
})
