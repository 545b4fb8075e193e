import { expect, it } from 'vitest'
import { seededRng } from './index.ts'

it('repeats for a seed and differs between seeds', () => {
  const draw = (seed: number) =>
    Array.from(
      { length: 20 },
      (
        (rng) => () =>
          rng.int(1000)
      )(seededRng(seed)),
    )
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

it('spreads evenly over its range', () => {
  const rng = seededRng(3)
  const counts = Array.from({ length: 7 }, () => 0)
  for (let i = 0; i < 70_000; i++) counts[rng.int(7)]!++
  // Chi-squared with six degrees of freedom exceeds 27.9 once in ten thousand.
  const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)
  expect(chi).toBeLessThan(27.9)
})
