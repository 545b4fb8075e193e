import { describe, expect, it } from 'vitest'
import { groupOf, groupsOf } from './groups.ts'

const now = new Date(2026, 10, 20, 9, 30).getTime()
const on = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime()

describe('groups of the inbox', () => {
  it.each([
    [on(20, 9), 'today'],
    [on(20, 0), 'today'],
    [on(19, 23), 'week'],
    [on(14, 0), 'week'],
    [on(13, 23), 'earlier'],
    // The clock of the platform may be a little ahead.
    [now + 5_000, 'today'],
  ])('go by the reader’s own days: %s is %s', (at, name) => {
    expect(groupOf(at, now)).toBe(name)
  })

  it('keep their order, and one without entries is not there', () => {
    const groups = groupsOf([on(20, 8), on(2), on(1)], now, (at) => at)
    expect(groups).toEqual([
      { name: 'today', members: [on(20, 8)] },
      { name: 'earlier', members: [on(2), on(1)] },
    ])
  })
})
