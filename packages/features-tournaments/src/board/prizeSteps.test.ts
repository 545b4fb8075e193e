import { expect, it } from 'vitest'
import { prizeSteps } from './prizeSteps.ts'

const coins = (amount: number) => ({ coins: amount, entries: 0 })

it('tells places that bring the same as one', () => {
  expect(prizeSteps([coins(5), coins(3), coins(3), { coins: 3, entries: 1 }])).toEqual([
    { from: 1, to: 1, prize: coins(5) },
    { from: 2, to: 3, prize: coins(3) },
    { from: 4, to: 4, prize: { coins: 3, entries: 1 } },
  ])
  expect(prizeSteps([])).toEqual([])
})
