import { describe, expect, it } from 'vitest'
import { barsOf, roundTop } from './bars.ts'

describe('bars', () => {
  it('stand below a round line that none exceeds', () => {
    expect([0, 1, 2, 3, 5, 6, 10, 11, 499, 501].map(roundTop)).toEqual([
      1, 1, 2, 5, 5, 10, 10, 20, 500, 1000,
    ])
  })

  it('are as high as their values, side by side from the ground up', () => {
    const { bars, top } = barsOf([0, 5, 10], { width: 300, height: 100 })
    expect(top).toBe(10)
    expect(bars.map(({ height, y }) => [height, y])).toEqual([
      [0, 100],
      [50, 50],
      [100, 0],
    ])
    const [first, second] = bars
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(100)
    expect(first?.width).toBeLessThan(100)
  })
})
