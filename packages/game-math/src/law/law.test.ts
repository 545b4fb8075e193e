import { expect, it } from 'vitest'
import { both, capEffect, certain, either, repeated } from './law.ts'

const coinFlip = either([certain(0, 0.5), certain(10, 0.5)])

it('bounds what a cap takes from above and never gives less than it takes', () => {
  const law = repeated(coinFlip, 20)
  // E[(win - 150)+] with win = 10 * Binomial(20, 1/2).
  const choose = (n: number, k: number): number =>
    k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k
  let taken = 0
  for (let k = 16; k <= 20; k++) taken += ((10 * k - 150) * choose(20, k)) / 2 ** 20
  expect(capEffect(law, 150)).toBeGreaterThanOrEqual(taken)
  expect(capEffect(law, 150)).toBeLessThan(1)
})

it('finds no effect in a cap that no win reaches', () => {
  expect(capEffect(both(coinFlip, coinFlip), 20)).toBe(0)
})
