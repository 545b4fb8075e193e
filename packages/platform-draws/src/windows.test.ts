import { describe, expect, it } from 'vitest'
import { upcomingWindows, windowAt } from './windows.ts'

const hour = 3_600_000
const schedule = { hours: [2, 8, 14, 20], minutes: 45 }
const midnight = Date.UTC(2026, 10, 20)

describe('windows of the clock', () => {
  it('are open from their hour for so many minutes, and not a moment longer', () => {
    const start = midnight + 8 * hour
    expect(windowAt(schedule, start - 1)).toBeNull()
    expect(windowAt(schedule, start)).toEqual({
      id: start / hour,
      startsAt: start,
      finishesAt: start + 45 * 60_000,
    })
    expect(windowAt(schedule, start + 45 * 60_000 - 1)?.startsAt).toBe(start)
    expect(windowAt(schedule, start + 45 * 60_000)).toBeNull()
  })

  it('are told ahead, over midnight too', () => {
    const next = upcomingWindows(schedule, midnight + 15 * hour, 3)
    expect(next.map(({ startsAt }) => (startsAt - midnight) / hour)).toEqual([20, 26, 32])
  })
})
