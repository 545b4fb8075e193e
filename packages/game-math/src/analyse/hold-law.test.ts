import { expect, it } from 'vitest'
import type { Hold } from '../slot-model.ts'
import { finalCoins, holdLaw } from './hold-law.ts'

const makeHold = (overrides: Partial<Hold> = {}): Hold => ({
  trigger: 6,
  respins: 3,
  land: { hits: 1, outOf: 4 },
  values: [{ multiple: 1, weight: 1 }],
  jackpots: { mini: 5, minor: 10, major: 20, grand: 100 },
  ...overrides,
})

it('ends with one coin more exactly as often as the respins allow', () => {
  const ends = finalCoins(makeHold(), 14)
  expect(ends[14]).toBeCloseTo(0.75 ** 3)
  expect(ends[15]).toBeCloseTo(1 - 0.75 ** 3)
  expect(finalCoins(makeHold(), 6).reduce((a, b) => a + b)).toBeCloseTo(1)
})

it('gives the respins back after each landing', () => {
  // From 13: three misses of two cells end it; else one or both land.
  const missTwo = 0.75 ** 2
  const endsAt13 = missTwo ** 3
  const one = (2 * 0.25 * 0.75) / (1 - missTwo)
  const ends = finalCoins(makeHold(), 13)
  expect(ends[13]).toBeCloseTo(endsAt13)
  expect(ends[14]).toBeCloseTo((1 - endsAt13) * one * 0.75 ** 3)
})

it('pays every coin, and the grand jackpot for a full board', () => {
  const full = holdLaw(makeHold({ land: { hits: 1, outOf: 1 } }), 6)
  expect(full.mean).toBeCloseTo(15 + 100)
  const none = holdLaw(makeHold({ land: { hits: 0, outOf: 1 } }), 6)
  expect(none.mean).toBeCloseTo(6)
})
