import { expect, it } from 'vitest'
import { cardStep, choiceOfKey, tableLayout } from './layout.ts'

it.each([
  ['a phone held upright', { width: 390, height: 420 }],
  ['a phone held sideways', { width: 515, height: 390 }],
  ['a wide screen', { width: 1440, height: 700 }],
])('fits two rows of cards on %s', (_, free) => {
  const { card } = tableLayout(free)
  expect(card * 1.4 * 2 + 108).toBeLessThanOrEqual(free.height + 1)
  expect(card).toBeGreaterThanOrEqual(56)
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
