import { describe, expect, it } from 'vitest'
import { coolOffUntil, exclusionUntil, refuseShortening } from './breaks.ts'
import { changeLimit, limitAt, looserAfterMs, noLimit, withdrawChange } from './limits.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const day = 86_400_000

describe('a limit', () => {
  it('holds at once when there was none, and when it becomes stricter', () => {
    const first = changeLimit(noLimit, 100, now)
    expect(first).toEqual({ amount: 100, pending: null })
    expect(changeLimit(first, 40, now)).toEqual({ amount: 40, pending: null })
  })

  it('waits 24 hours when it becomes looser or goes', () => {
    const kept = { amount: 100, pending: null }
    for (const next of [200, null]) {
      const changed = changeLimit(kept, next, now)
      expect(changed).toEqual({
        amount: 100,
        pending: { amount: next, effectiveAt: now + looserAfterMs },
      })
      expect(limitAt(changed, now + looserAfterMs - 1).amount).toBe(100)
      expect(limitAt(changed, now + looserAfterMs)).toEqual({ amount: next, pending: null })
    }
  })

  it('forgets what waits when it becomes stricter, and when the present one is asked for', () => {
    const waiting = changeLimit({ amount: 100, pending: null }, 200, now)
    expect(changeLimit(waiting, 50, now + 1)).toEqual({ amount: 50, pending: null })
    expect(changeLimit(waiting, 100, now + 1)).toEqual({ amount: 100, pending: null })
  })

  it('keeps the hour of the same wish and begins a new wait for another', () => {
    const waiting = changeLimit({ amount: 100, pending: null }, 200, now)
    expect(changeLimit(waiting, 200, now + day / 2)).toEqual(waiting)
    expect(changeLimit(waiting, 150, now + day / 2).pending).toEqual({
      amount: 150,
      effectiveAt: now + day / 2 + looserAfterMs,
    })
  })

  it('takes back what waits, and says so when nothing does', () => {
    const waiting = changeLimit({ amount: 100, pending: null }, null, now)
    expect(withdrawChange(waiting, now + 1)).toEqual({ amount: 100, pending: null })
    expect(() => withdrawChange(waiting, now + looserAfterMs)).toThrow(/No change of this limit/)
  })
})

describe('a break', () => {
  it('lasts days or months of the calendar', () => {
    expect(coolOffUntil(3, now)).toBe(now + 3 * day)
    expect(new Date(exclusionUntil('6-months', Date.parse('2026-08-31T10:00:00Z')))).toEqual(
      new Date('2027-02-28T10:00:00Z'),
    )
    expect(new Date(exclusionUntil('5-years', now))).toEqual(new Date('2031-11-21T12:00:00Z'))
  })

  it('becomes longer, never shorter', () => {
    const running = { kind: 'cool-off', until: now + 7 * day } as const
    expect(() => refuseShortening(running, now + 3 * day)).toThrow(/not shorter/)
    expect(() => refuseShortening(running, running.until)).toThrow(/not shorter/)
    expect(() => refuseShortening(running, now + 14 * day)).not.toThrow()
  })
})
