import { expect, it } from 'vitest'
import { oddsOf } from './print.ts'
import { cardStep, choiceOfKey, tableLayout } from './layout.ts'

it.each([
  ['a phone held upright', { width: 390, height: 420 }],
  ['a small phone held upright', { width: 360, height: 225 }],
  ['a phone held sideways', { width: 515, height: 290 }],
  ['a wide screen', { width: 1440, height: 700 }],
])('fits two rows of cards and what is printed between them on %s', (_, free) => {
  const { card, print, tight } = tableLayout(free)
  const totals = tight ? 0 : 64
  expect(card * 1.4 * 2 + print + totals).toBeLessThanOrEqual(free.height)
  expect(card).toBeGreaterThanOrEqual(50)
})

it.each([
  [2.5, [3, 2]],
  [2.2, [6, 5]],
  [2, [1, 1]],
])('says a pay of %f times the stake as tables do', (multiple, odds) => {
  expect(oddsOf(multiple)).toEqual(odds)
})

it('lays cards closer when there are many', () => {
  expect(cardStep(100, 1, 300)).toBe(0)
  expect(cardStep(100, 2, 300)).toBe(44)
  expect(cardStep(100, 9, 160) * 8 + 100).toBeLessThanOrEqual(164)
})

it('knows the choices by their letters', () => {
  expect(['h', 'S', 'd', 'P', 'x'].map(choiceOfKey)).toEqual([
    'hit',
    'stand',
    'double',
    'split',
    null,
  ])
})
