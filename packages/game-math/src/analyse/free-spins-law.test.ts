import { expect, it } from 'vitest'
import type { FreeSpins } from '../slot-model.ts'
import { freeSpinsLaw } from './free-spins-law.ts'
import { certain, either } from '../law/law.ts'
import type { SpinCase } from './spin-law.ts'

const rules: FreeSpins = {
  strips: [],
  award: { 3: 2 },
  retrigger: { 3: 2 },
  maxSpins: 4,
  multiplier: 1,
  expandingWilds: false,
}
const means = { lines: 0, scatters: 0, jackpots: 0, hold: 0 }
const law = either([certain(4, 0.25), certain(0, 0.75)])
const cases = (retrigger: number): SpinCase[] => [
  { scatters: 0, probability: 1 - retrigger, law, means },
  { scatters: 3, probability: retrigger, law, means },
]

it('adds the wins of every spin when nothing retriggers', () => {
  const total = freeSpinsLaw(rules, cases(0))(3)
  expect(total.mean).toBeCloseTo(3)
  expect(total.zero).toBeCloseTo(0.75 ** 3)
  expect(total.square - total.mean ** 2).toBeCloseTo(3 * (4 - 1))
  expect(total.max).toBe(12)
})

it('adds retriggered spins up to the cap and no further', () => {
  // Two spins, four if either retriggers; further retriggers exceed the cap.
  expect(freeSpinsLaw(rules, cases(0.5))(2).mean).toBeCloseTo(2 + 2 * (1 - 0.5 ** 2))
  expect(freeSpinsLaw(rules, cases(1))(2).mean).toBeCloseTo(4)
})
