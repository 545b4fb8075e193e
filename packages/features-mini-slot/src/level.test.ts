import { expect, it } from 'vitest'
import { levelAfter } from './level.ts'

it('MINISLOT-02 ignores a level below 0, and takes every other one', () => {
  expect(levelAfter(2, -1)).toBe(2)
  expect(levelAfter(2, 0)).toBe(0)
  expect(levelAfter(2, 3)).toBe(3)
})
