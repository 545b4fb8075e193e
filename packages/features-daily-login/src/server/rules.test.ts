import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { streakOf } from './rules.ts'

describe('the streak', () => {
  it('begins at level 1', () => {
    expect(streakOf(null, 100)).toEqual({ activeLevel: 1, claimedToday: false })
  })

  it('goes up by one each day and from level 7 to level 1', () => {
    expect(streakOf({ day: 99, level: 3 }, 100)).toEqual({ activeLevel: 4, claimedToday: false })
    expect(streakOf({ day: 99, level: 7 }, 100)).toEqual({ activeLevel: 1, claimedToday: false })
  })

  it('begins again after a day without a claim', () => {
    expect(streakOf({ day: 98, level: 3 }, 100)).toEqual({ activeLevel: 1, claimedToday: false })
  })

  it('stays at the level claimed today, also when the clock was moved back', () => {
    expect(streakOf({ day: 100, level: 3 }, 100)).toEqual({ activeLevel: 3, claimedToday: true })
    expect(streakOf({ day: 101, level: 4 }, 100)).toEqual({ activeLevel: 4, claimedToday: true })
  })
})

describe('a day', () => {
  it('begins at midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 20)
    expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1)
    expect(startOfDay(dayOf(midnight))).toBe(midnight)
    expect(dateOf(dayOf(midnight))).toBe('2026-11-20')
  })
})
