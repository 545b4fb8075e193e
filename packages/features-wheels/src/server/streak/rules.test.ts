import { describe, expect, it } from 'vitest'
import { progressOf, type StreakFacts } from './rules.ts'

const day = 86_400_000
const times = (count: number, apart = 0, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * apart)

const makeFacts = (overrides: Partial<StreakFacts> = {}): StreakFacts => ({
  purchases: [],
  through: 0,
  length: 8,
  resetAfterDays: 30,
  now: 0,
  ...overrides,
})

describe('a streak', () => {
  it('counts purchases up to its length, and waits for ever once it is complete', () => {
    expect(progressOf(makeFacts({ purchases: times(7) }))).toMatchObject({
      count: 7,
      isComplete: false,
    })
    const complete = { count: 8, isComplete: true, through: 8, resetsAt: null }
    for (const bought of [8, 11])
      for (const now of [0, 400 * day])
        expect(progressOf(makeFacts({ purchases: times(bought), now }))).toEqual(complete)
  })

  it('begins with what was bought beyond the one that was paid', () => {
    expect(progressOf(makeFacts({ purchases: times(11), through: 8 }))).toMatchObject({ count: 3 })
    expect(progressOf(makeFacts({ purchases: times(16), through: 8 }))).toMatchObject({
      isComplete: true,
      through: 16,
    })
  })

  it('begins anew when nothing was bought for its days, to the millisecond', () => {
    const facts = makeFacts({ purchases: [day, 2 * day] })
    const resetsAt = 32 * day
    expect(progressOf({ ...facts, now: resetsAt - 1 })).toMatchObject({ count: 2, resetsAt })
    expect(progressOf({ ...facts, now: resetsAt })).toMatchObject({ count: 0, resetsAt: null })
    const later = { ...facts, purchases: [...facts.purchases, resetsAt], now: resetsAt }
    expect(progressOf(later)).toMatchObject({ count: 1, resetsAt: resetsAt + 30 * day })
    const inTime = { ...facts, purchases: [...facts.purchases, resetsAt - 1], now: resetsAt }
    expect(progressOf(inTime)).toMatchObject({ count: 3, resetsAt: resetsAt - 1 + 30 * day })
  })

  it('is not completed by purchases on both sides of a gap', () => {
    const purchases = [...times(7), ...times(7, 0, 30 * day)]
    expect(progressOf(makeFacts({ purchases, now: 30 * day }))).toMatchObject({
      count: 7,
      isComplete: false,
      through: 0,
    })
  })

  it('runs on for ever where it has no days', () => {
    const facts = makeFacts({ purchases: times(3, 400 * day), resetAfterDays: null })
    expect(progressOf({ ...facts, now: 5000 * day })).toMatchObject({ count: 3, resetsAt: null })
  })
})
