import { describe, expect, it } from 'vitest'
import { isRunning, periodAt } from './period.ts'

const day = 86_400_000
const first = Date.UTC(2026, 0, 5)
const rhythm = { firstDay: '2026-01-05', days: 7, rest: 1 }

describe('the runs of a campaign', () => {
  it('come one after the other, with a rest between them', () => {
    expect(periodAt(rhythm, first)).toEqual({
      number: 1,
      startedAt: first,
      finishedAt: first + 7 * day,
      nextAt: first + 8 * day,
    })
    expect(periodAt(rhythm, first + 8 * day - 1).number).toBe(1)
    expect(periodAt(rhythm, first + 8 * day)).toMatchObject({
      number: 2,
      startedAt: first + 8 * day,
    })
  })

  it('do not run before the first day, nor on a day of rest', () => {
    const runsAt = (now: number) => isRunning(periodAt(rhythm, now), now)
    expect(runsAt(first - 1)).toBe(false)
    expect(runsAt(first)).toBe(true)
    expect(runsAt(first + 7 * day - 1)).toBe(true)
    expect(runsAt(first + 7 * day)).toBe(false)
    expect(runsAt(first + 8 * day)).toBe(true)
  })
})
