import { describe, expect, it } from 'vitest'
import { calendarDay, claimToday } from './oncePerDay.ts'

const makeStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const noon = new Date(2026, 10, 20, 12).getTime()
const hours = (count: number) => count * 3_600_000

describe('claimToday', () => {
  it('DAILY-08 is true once per calendar day and storage key', () => {
    const storage = makeStorage()
    expect(claimToday(storage, 'daily-login', noon)).toBe(true)
    expect(claimToday(storage, 'daily-login', noon + hours(11))).toBe(false)
    expect(claimToday(storage, 'daily-wheel', noon)).toBe(true)
    expect(claimToday(storage, 'daily-login', noon + hours(12))).toBe(true)
  })
  it('goes by the calendar, not by 24 hours', () => {
    const storage = makeStorage()
    const late = new Date(2026, 10, 20, 23, 59).getTime()
    expect(claimToday(storage, 'daily-login', late)).toBe(true)
    expect(claimToday(storage, 'daily-login', late + 120_000)).toBe(true)
  })
})

describe('calendarDay', () => {
  it('writes the day where the player is', () => {
    expect(calendarDay(noon)).toBe('2026-11-20')
  })
})
