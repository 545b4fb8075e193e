import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextMethod, overLimit, redeemableOf, statusAfter } from './rules.ts'
import { testNumbers } from '@marquee/platform-providers/payment/sandbox/numbers'

describe('a purchase', () => {
  it('is completed once, and is never moved by what comes after its end', () => {
    const approved = { kind: 'approved' } as const
    for (const outcome of [
      approved,
      { kind: 'declined', reason: 'x' },
      { kind: 'pending' },
    ] as const)
      expect(statusAfter({ status: 'complete', reason: null }, outcome)).toBeNull()
    expect(statusAfter({ status: 'declined', reason: null }, approved)).toBeNull()
    expect(statusAfter({ status: 'canceled', reason: null }, approved)).toBe('complete')
    expect(statusAfter({ status: 'failed', reason: overLimit }, approved)).toBeNull()
  })

  it('is offered the first method that was not declined', () => {
    expect(nextMethod(['card', 'wallet', 'bank'], ['card'])).toBe('wallet')
    expect(nextMethod(['card', 'wallet', 'bank'], ['wallet'])).toBe('card')
    expect(nextMethod(['card', 'wallet'], ['wallet', 'card'])).toBeNull()
  })
})

describe('what can be redeemed', () => {
  it('is never more than the winnings, nor less than nothing', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(amount, amount, amount, (winnings, given, staked) => {
        const most = redeemableOf({ winnings, given, staked })
        expect(most >= 0n && most <= winnings).toBe(true)
        expect(most === winnings || staked < given).toBe(true)
      }),
    )
  })
})

describe('the sandbox’s numbers', () => {
  it('are those of docs/cash-desk.md, and told apart by their ends', () => {
    const docs = readFileSync(
      path.resolve(import.meta.dirname, '../../../../docs/cash-desk.md'),
      'utf8',
    )
    const listed = [...docs.matchAll(/^\| (card|wallet|bank) \| ([\d ]+) \|/gm)].map(
      ([, method, number]) => `${method} ${number}`,
    )
    expect(listed).toEqual(testNumbers.map(({ method, number }) => `${method} ${number}`))
    const ends = testNumbers.map(({ method, number }) => `${method} ${number.slice(-4)}`)
    expect(new Set(ends).size).toBe(ends.length)
  })
})
