import { expect, it } from 'vitest'
import { fieldSize, ladderWindow, neighbourOf } from './field.ts'

const grid = { columns: 5, rows: 5 }

it.each([
  ['a phone held upright', { width: 390, height: 480 }],
  ['a phone held sideways', { width: 515, height: 290 }],
  ['a wide screen', { width: 1440, height: 700 }],
])('fits the field and its ladder on %s, with cells for a thumb', (_, free) => {
  const { cell, gap, beside } = fieldSize(free, grid)
  const edge = (cell + gap) * 5
  expect(edge + (beside ? 82 : 0)).toBeLessThanOrEqual(free.width)
  expect(edge + (beside ? 0 : 52)).toBeLessThanOrEqual(free.height)
  expect(cell).toBeGreaterThanOrEqual(44)
})

it('has the ladder beside the field where that makes its cells larger', () => {
  expect(fieldSize({ width: 390, height: 480 }, grid).beside).toBe(false)
  expect(fieldSize({ width: 375, height: 250 }, grid).beside).toBe(true)
})

it('goes from cell to cell by arrows and stays at the edges', () => {
  expect(neighbourOf(7, 'ArrowLeft', grid)).toBe(6)
  expect(neighbourOf(7, 'ArrowRight', grid)).toBe(8)
  expect(neighbourOf(7, 'ArrowUp', grid)).toBe(2)
  expect(neighbourOf(7, 'ArrowDown', grid)).toBe(12)
  expect([neighbourOf(0, 'ArrowLeft', grid), neighbourOf(4, 'ArrowRight', grid)]).toEqual([0, 4])
  expect([neighbourOf(2, 'ArrowUp', grid), neighbourOf(24, 'ArrowDown', grid)]).toEqual([2, 24])
  expect([neighbourOf(7, 'Home', grid), neighbourOf(7, 'End', grid)]).toEqual([5, 9])
})

it('shows the pays from the one that stands on, and the last ones at the end', () => {
  expect(ladderWindow(22, 0, 4)).toEqual([0, 1, 2, 3])
  expect(ladderWindow(22, 3, 4)).toEqual([2, 3, 4, 5])
  expect(ladderWindow(22, 22, 4)).toEqual([18, 19, 20, 21])
  expect(ladderWindow(1, 0, 4)).toEqual([0])
})
