import { describe, expect, it } from 'vitest'
import type { Balances } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import type { BooksModel } from '@marquee/game-math'
import { priceOf, refuseTooFast, splitCost, winCurrency } from './rules.ts'

const makeBalances = (overrides: Partial<Balances> = {}): Balances => ({
  coins: 0n,
  entries: 0n,
  winnings: 0n,
  tourPoints: 0n,
  ...overrides,
})

describe('what a round is paid from', () => {
  it('is coins in TournamentPoints, and nothing else', () => {
    expect(splitCost('TournamentPoints', minor(20), makeBalances({ coins: 20n }))).toEqual([
      { currency: 'coins', amount: 20n },
    ])
    expect(() =>
      splitCost('TournamentPoints', minor(20), makeBalances({ coins: 19n, entries: 500n })),
    ).toThrow(
      expect.objectContaining({
        code: 'insufficient-funds',
        details: [{ path: 'cost', message: '20' }],
      }),
    )
  })

  it('is entries first and winnings for the rest in SweepStakes', () => {
    const split = (entries: bigint, winnings: bigint) =>
      splitCost('SweepStakes', minor(100), makeBalances({ entries, winnings, coins: 1_000n }))
    expect(split(150n, 50n)).toEqual([{ currency: 'entries', amount: 100n }])
    expect(split(30n, 70n)).toEqual([
      { currency: 'entries', amount: 30n },
      { currency: 'winnings', amount: 70n },
    ])
    expect(split(0n, 100n)).toEqual([{ currency: 'winnings', amount: 100n }])
    expect(() => split(30n, 69n)).toThrow(expect.objectContaining({ code: 'insufficient-funds' }))
  })

  it('wins coins with coins and winnings with entries', () => {
    expect([winCurrency('TournamentPoints'), winCurrency('SweepStakes')]).toEqual([
      'coins',
      'winnings',
    ])
  })
})

describe('the time a round takes', () => {
  it('is 2.5 s after a spin, bought free spins or a play, 0.3 s after a shot', () => {
    for (const [action, ms] of [
      ['spin', 2_500],
      ['buy-free-spins', 2_500],
      ['play', 2_500],
      ['shot', 300],
    ] as const) {
      const last = { action, createdAt: 10_000 }
      expect(() => refuseTooFast(last, 10_000 + ms - 1)).toThrow(
        expect.objectContaining({ code: 'too-fast', retryAfterMs: 1 }),
      )
      expect(() => refuseTooFast(last, 10_000 + ms)).not.toThrow()
    }
    expect(() => refuseTooFast(null, 0)).not.toThrow()
  })
})

describe('what a round of a studio’s game costs', () => {
  const books = [{ id: 1, weight: 1, payout: 100, events: [] }]
  const model: BooksModel = {
    id: 'lamps.0123456789abcdef0123456789abcdef',
    engine: 'books',
    parts: 100,
    maxWinMultiple: 1,
    modes: {
      base: { price: 1, books },
      boost: { price: 1.25, books },
      fine: { price: 1.005, books },
    },
  }
  const price = (target: string, stake: number) => priceOf(model, { action: 'play', stake, target })

  it('is a part of a stake more where its mode does, in whole minor units', () => {
    expect(price('base', 100)).toBe(100n)
    expect(price('boost', 100)).toBe(125n)
    expect(price('boost', 500)).toBe(625n)
    expect(price('fine', 200)).toBe(201n)
  })

  it('is refused where it would be no whole minor unit', () => {
    expect(() => price('fine', 100)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message: expect.stringContaining('no whole minor units at a stake of 100'),
      }),
    )
  })
})
