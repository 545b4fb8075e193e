import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import type { Db } from '@marquee/platform-kernel/database'
import { describe, expect, it } from 'vitest'
import {
  daily,
  dayInstance,
  earnedTurn,
  type Entitlement,
  everyHours,
  inWindows,
  timesADay,
} from './entitlements.ts'
import type { Drawn } from './store.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 20, 12)
const today = dayOf(now)

const makeDrawn = (overrides: Partial<Drawn> = {}): Drawn => ({
  turn: 1,
  outcomeId: 1,
  drawnAt: now,
  detail: null,
  ...overrides,
})

/** The turn that an entitlement of the clock gives; it reads nothing. */
async function turnOf(entitlement: Entitlement, last: Drawn | null, at = now) {
  const turnAfter = await entitlement({} as Db, { playerId: 'p', now: at, last })
  return turnAfter(last)
}

describe('a daily turn', () => {
  it('comes once a day, is the day’s number, and is not kept', async () => {
    expect(await turnOf(daily, null)).toEqual({ number: today, left: 1, nextAt: null })
    expect(await turnOf(daily, makeDrawn({ turn: today - 7 }))).toMatchObject({ number: today })
    expect(await turnOf(daily, makeDrawn({ turn: today }))).toEqual({
      number: null,
      left: 0,
      nextAt: startOfDay(today + 1),
    })
  })

  it('does not come again when the clock is moved back', async () => {
    expect(await turnOf(daily, makeDrawn({ turn: today + 1 }))).toMatchObject({ number: null })
  })
})

describe('a turn every few hours', () => {
  it('rests for its hours after a draw, and not a moment longer', async () => {
    const last = makeDrawn({ turn: 3, drawnAt: now })
    const turnAt = (at: number) => turnOf(everyHours(4), last, at)
    expect(await turnOf(everyHours(4), null)).toEqual({ number: 1, left: 1, nextAt: null })
    expect(await turnAt(now + 4 * hour - 1)).toEqual({
      number: null,
      left: 0,
      nextAt: now + 4 * hour,
    })
    expect(await turnAt(now + 4 * hour)).toEqual({ number: 4, left: 1, nextAt: null })
    expect(await turnAt(now + 40 * hour)).toMatchObject({ number: 4, left: 1 })
  })
})

describe('a turn in a window of the clock', () => {
  const schedule = { hours: [8, 14], minutes: 45 }
  const eight = Date.UTC(2026, 10, 20, 8)

  it('is there while a window is open, once in each, and tells the next', async () => {
    const turnAt = (at: number, last: Drawn | null) => turnOf(inWindows(schedule), last, at)
    const id = eight / hour
    expect(await turnAt(eight, null)).toEqual({ number: id, left: 1, nextAt: null })
    const closed = { number: null, left: 0, nextAt: eight + 6 * hour }
    expect(await turnAt(eight, makeDrawn({ turn: id }))).toEqual(closed)
    expect(await turnAt(eight + hour, null)).toEqual(closed)
    expect(await turnAt(eight + 6 * hour, makeDrawn({ turn: id }))).toMatchObject({
      number: id + 6,
    })
  })
})

describe('an earned turn', () => {
  it('stays until it is taken, one after the other', () => {
    expect(earnedTurn(0, null)).toEqual({ number: null, left: 0, nextAt: null })
    expect(earnedTurn(3, makeDrawn({ turn: 1 }))).toEqual({ number: 2, left: 2, nextAt: null })
    expect(earnedTurn(3, makeDrawn({ turn: 3 }))).toEqual({ number: null, left: 0, nextAt: null })
  })

  it('is not owed when fewer are earned than were taken', () => {
    expect(earnedTurn(1, makeDrawn({ turn: 2 }))).toMatchObject({ number: null, left: 0 })
  })
})

describe('several turns a day', () => {
  it('come one after the other, and again at midnight UTC', async () => {
    const three = timesADay(3)
    expect(await turnOf(three, null)).toEqual({ number: 1, left: 3, nextAt: null })
    expect(await turnOf(three, makeDrawn({ turn: 2 }))).toEqual({
      number: 3,
      left: 1,
      nextAt: null,
    })
    expect(await turnOf(three, makeDrawn({ turn: 3 }))).toEqual({
      number: null,
      left: 0,
      nextAt: startOfDay(today + 1),
    })
  })

  it('are counted for each day apart', () => {
    expect(dayInstance(now)).toBe(`${today}`)
    expect(dayInstance(startOfDay(today + 1) - 1)).toBe(`${today}`)
    expect(dayInstance(startOfDay(today + 1))).toBe(`${today + 1}`)
  })
})
