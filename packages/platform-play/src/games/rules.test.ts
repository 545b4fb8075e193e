import { describe, expect, it } from 'vitest'
import { neighboursOf, restrictionIdsHash } from './rules.ts'

describe('stepping through the games', () => {
  it('joins both ends of the list', () => {
    expect(neighboursOf([3, 5, 9], 3)).toEqual({ previous: 9, next: 5 })
    expect(neighboursOf([3, 5, 9], 5)).toEqual({ previous: 3, next: 9 })
    expect(neighboursOf([3, 5, 9], 9)).toEqual({ previous: 5, next: 3 })
  })

  it('stays where it is when there is one game', () => {
    expect(neighboursOf([3], 3)).toEqual({ previous: 3, next: 3 })
  })
})

describe('the hash of restrictions', () => {
  it('is the same for the same set and another for another', () => {
    expect(restrictionIdsHash([7, 2, 7])).toBe(restrictionIdsHash([2, 7]))
    expect(restrictionIdsHash([27])).not.toBe(restrictionIdsHash([2, 7]))
    expect(restrictionIdsHash([])).toMatch(/^[0-9a-f]{16}$/)
  })
})
