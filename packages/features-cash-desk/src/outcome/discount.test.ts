import { describe, expect, it } from 'vitest'
import { makeDesk, makePackage } from '../testing/makeCash.ts'
import { discountOf } from './discount.ts'

const { packages } = makeDesk()
const first = makePackage({
  offerType: 'firstPurchase',
  price: 999,
  gives: { coins: 200_000, entries: 1_500 },
})

describe('discountOf', () => {
  it('is what the coins of an offer cost at the best rate for the same money, less its price', () => {
    // 110,000 coins for 9.99: 200,000 would cost 18.16.
    expect(discountOf(first, packages)).toBe(817)
  })
  it.each([
    ['a package that everybody can buy', makePackage({ gives: { coins: 900_000, entries: 0 } })],
    ['an offer that is no better', { ...first, gives: { coins: 100_000, entries: 0 } }],
    ['an offer below every package', { ...first, price: 99 }],
  ])('is nothing for %s', (_which, item) => {
    expect(discountOf(item, packages)).toBe(0)
  })
})
