import { expect, it } from 'vitest'
import { cellCount } from '../compile.ts'
import { tailExponents } from '../law/law.ts'
import type { Coin } from '../outcome.ts'
import { playHold } from '../play/hold.ts'
import type { Hold } from '../slot-model.ts'
import { everyCourse } from '../testing/every-course.ts'
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

/** All but the last cells, each with a coin of the model's first value. */
const coinsOn = (cells: number): Coin[] =>
  Array.from({ length: cells }, (_, cell) => ({
    reel: Math.floor(cell / 3),
    row: cell % 3,
    multiple: 1,
  }))

it.each<[string, NonNullable<Hold['features']>]>([
  ['a coin that collects', { coins: [{ feature: 'collect', weight: 1 }], most: 1 }],
  [
    'coins that collect, one after the other',
    { coins: [{ feature: 'collect', weight: 1 }], most: 2 },
  ],
  ['a coin that multiplies', { coins: [{ feature: 'multiply', factor: 3, weight: 1 }], most: 1 }],
  ['a coin that adds a respin', { coins: [{ feature: 'respin', weight: 1 }], most: 1 }],
  [
    'all of them, no more than two',
    {
      coins: [
        { feature: 'collect', weight: 1 },
        { feature: 'multiply', factor: 2, weight: 1 },
        { feature: 'respin', weight: 1 },
      ],
      most: 2,
    },
  ],
])('is the law of every course that play can take with %s', (_, features) => {
  const hold = makeHold({ respins: 1, land: { hits: 1, outOf: 2 }, features })
  const law = holdLaw(hold, 13)
  const stake = 20
  const sum = { mass: 0, mean: 0, square: 0, max: 0, tail: 0, full: 0 }
  for (const [steps, chance] of everyCourse((rng) => playHold(hold, coinsOn(13), stake, rng))) {
    const collected = steps.at(-1)!
    const win = collected.win / stake
    sum.mass += chance
    sum.mean += chance * win
    sum.square += chance * win * win
    sum.max = Math.max(sum.max, win)
    sum.tail += chance * Math.exp(tailExponents[20]! * win)
    sum.full += collected.kind === 'hold-collect' && collected.full ? chance : 0
  }
  expect(sum.mass).toBeCloseTo(1, 12)
  expect(law).toMatchObject({
    mass: expect.closeTo(1, 12),
    mean: expect.closeTo(sum.mean, 9),
    square: expect.closeTo(sum.square, 6),
    max: sum.max,
  })
  expect(law.tails[20]).toBeCloseTo(sum.tail, 9)
  expect(finalCoins(hold, 13)[cellCount]).toBeCloseTo(sum.full, 12)
  expect(law.mean).not.toBeCloseTo(holdLaw(makeHold({ ...hold, features: undefined }), 13).mean, 3)
})

it('counts a board that a coin multiplied by what it was worth then, and what lands later as it is', () => {
  const features: Hold['features'] = {
    coins: [{ feature: 'multiply', factor: 5, weight: 1_000_000 }],
    most: 1,
  }
  // The coin lands for sure, in the last cell but for one in a million.
  const hold = makeHold({ land: { hits: 1, outOf: 1 }, features })
  expect(holdLaw(hold, 14).mean).toBeCloseTo(14 * 5 + 100, 3)
  // With two cells it multiplies what lands with it as well.
  expect(holdLaw(hold, 13).mean).toBeCloseTo((13 + 1) * 5 + 100, 3)
})
