import { describe, expect, it } from 'vitest'
import { progressOf, type StreakFacts } from './rules.ts'

const makeFacts = (overrides: Partial<StreakFacts> = {}): StreakFacts => ({
  purchases: 0,
  paid: 0,
  paidToday: false,
  length: 8,
  ...overrides,
})

describe('a streak', () => {
  it('counts purchases up to its length', () => {
    expect(progressOf(makeFacts({ purchases: 7 }))).toMatchObject({ count: 7, isComplete: false })
    expect(progressOf(makeFacts({ purchases: 8 }))).toMatchObject({ count: 8, canClaim: true })
    expect(progressOf(makeFacts({ purchases: 11 }))).toMatchObject({ count: 8, canClaim: true })
  })

  it('begins with what was bought beyond the one that was paid', () => {
    expect(progressOf(makeFacts({ purchases: 11, paid: 1, paidToday: true })).count).toBe(3)
  })

  it('that is complete on the day of another’s prize waits for the next day', () => {
    const facts = makeFacts({ purchases: 16, paid: 1, paidToday: true })
    expect(progressOf(facts)).toEqual({ count: 8, isComplete: true, canClaim: false })
    expect(progressOf({ ...facts, paidToday: false }).canClaim).toBe(true)
  })
})
