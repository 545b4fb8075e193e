import { expect, it } from 'vitest'
import { handLayout, placeOfKey } from './hand.ts'

it.each([
  ['a phone held upright', { width: 390, height: 520 }],
  ['a small phone held upright', { width: 360, height: 250 }],
  ['a phone held sideways', { width: 515, height: 290 }],
  ['a wide screen', { width: 1440, height: 700 }],
])('fits five cards beside each other on %s, for a thumb', (_, free) => {
  const { card, gap } = handLayout(free)
  expect(card * 5 + gap * 4).toBeLessThanOrEqual(free.width)
  expect(card).toBeGreaterThanOrEqual(52)
})

it('knows the cards by the keys 1 to 5', () => {
  expect(['1', '5', '6', '0', 'a', ' '].map(placeOfKey)).toEqual([0, 4, null, null, null, null])
})
