import { describe, expect, it } from 'vitest'
import { ticksOf } from './ticks.ts'

describe('the ticks of a wheel', () => {
  const ticks = ticksOf(5 * 360 + 100, 4_000)
  const gaps = ticks.slice(1).map((time, index) => time - (ticks[index] ?? 0))

  it('come apart enough to be heard, within the turn', () => {
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(44)
    expect(ticks[0]).toBeGreaterThanOrEqual(0)
    expect(ticks.at(-1)).toBeLessThanOrEqual(4_000)
  })

  it('come ever slower as the wheel comes to rest', () => {
    const last = gaps.slice(-6)
    expect(last).toEqual(last.toSorted((one, other) => one - other))
    expect(last.at(-1)).toBeGreaterThan(4 * (gaps[0] ?? 0))
  })

  it('are one for each peg that passes, where they are few', () => {
    expect(ticksOf(45, 4_000)).toHaveLength(3)
    expect(ticksOf(14, 4_000)).toEqual([])
  })
})
