import { expect, it } from 'vitest'
import { fairRng } from '../fairness/draw.ts'
import { analyseInstant } from '../law/figures.ts'
import { costOf, playRound } from '../play/play-round.ts'
import { seededRng } from '../rng.ts'
import { mostWeight } from './books.ts'
import type { BooksModel } from './model.ts'

const makeModel = (weights: readonly number[], price = 1): BooksModel => ({
  id: 'books.0',
  engine: 'books',
  parts: 100,
  maxWinMultiple: 10,
  modes: {
    base: {
      price,
      books: weights.map((weight, index) => ({
        id: index + 1,
        weight,
        payout: index * 100,
        events: [{ type: 'end', index }],
      })),
    },
  },
})
const input = { action: 'play', stake: 100, target: 'base' } as const

it('draws each book as often as its weight says, and pays what it says', () => {
  const rng = seededRng(4)
  const drawn = [0, 0, 0]
  for (let round = 0; round < 10_000; round++) {
    const { steps, win } = playRound(makeModel([6, 3, 1]), input, rng)
    const [step] = steps
    if (step?.kind !== 'book') throw new Error('A round of books is one book.')
    drawn[step.book - 1]! += 1
    expect(win).toBe((step.book - 1) * 100)
    expect(step.events).toEqual([{ type: 'end', index: step.book - 1 }])
  }
  expect(drawn[0]! / 10_000).toBeCloseTo(0.6, 1)
  expect(drawn[2]! / 10_000).toBeCloseTo(0.1, 1)
})

it('draws from weights that one draw cannot tell apart, the same from the same seeds', () => {
  const model = makeModel([mostWeight / 2, mostWeight / 2 - 1])
  const play = (nonce: number) => {
    const rng = fairRng({ serverSeed: 'ab'.repeat(32), playerSeed: 'player', nonce })
    return playRound(model, input, rng).win
  }
  const wins = Array.from({ length: 200 }, (_, nonce) => play(nonce))
  const higher = wins.filter((win) => win > 0).length
  expect(higher).toBeGreaterThan(60)
  expect(higher).toBeLessThan(140)
  expect(Array.from({ length: 200 }, (_, nonce) => play(nonce))).toEqual(wins)
})

it('takes the price of a mode, and counts its return by it', () => {
  const model = makeModel([10, 0, 0, 0, 0, 90], 5)
  expect(costOf(model, input)).toBe(500)
  expect(analyseInstant(model)).toMatchObject({ rtp: 0.9, hitRate: 0.9, maxWinMultiple: 5 })
})

it('names the modes there are for one that is not', () => {
  expect(() => costOf(makeModel([1]), { ...input, target: 'toString' })).toThrow(/one of base/)
})
