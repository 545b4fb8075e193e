import { seededRng } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { ballWays, kenoLayout, neighbour } from './layout.ts'
import { firstPicks, quickPick, togglePick } from './picks.ts'

describe('what is picked', () => {
  it('takes a number, gives it back, and has room for so many', () => {
    expect(togglePick([5, 9], 7, 10)).toEqual([5, 7, 9])
    expect(togglePick([5, 7, 9], 7, 10)).toEqual([5, 9])
    expect(togglePick([1, 2, 3], 4, 3)).toBeNull()
    expect(togglePick([1, 2, 3], 2, 3)).toEqual([1, 3])
  })

  it('is drawn quickly without a number twice', () => {
    const rng = seededRng(3)
    for (let count = 1; count <= 10; count++) {
      const picks = quickPick(count, 80, (max) => rng.int(max))
      expect(new Set(picks).size).toBe(count)
      expect(picks.every((pick) => pick >= 1 && pick <= 80)).toBe(true)
    }
  })

  it('is something before the first press, in every game', () => {
    for (let seed = 1000; seed < 2600; seed += 17) {
      expect(new Set(firstPicks(seed, 80)).size).toBe(5)
    }
  })
})

describe('the balls', () => {
  it('come one after the other at even times, and all have landed at the end', () => {
    expect(ballWays(20, 0)).toEqual(Array.from({ length: 20 }, () => 0))
    expect(ballWays(20, 1)).toEqual(Array.from({ length: 20 }, () => 1))
    const landed = (share: number) => ballWays(20, share).filter((way) => way === 1).length
    for (let share = 0; share < 1; share += 0.01) {
      expect(landed(share + 0.01)).toBeGreaterThanOrEqual(landed(share))
      expect(landed(share + 0.01) - landed(share)).toBeLessThanOrEqual(1)
    }
  })
})

describe.each([
  ['an upright phone', { x: 0, y: 66, width: 390, height: 430 }, 8],
  ['a phone on its side', { x: 140, y: 0, width: 500, height: 390 }, 10],
  ['a desktop', { x: 0, y: 70, width: 1440, height: 610 }, 10],
])('the board on %s', (_, free, columns) => {
  const layout = kenoLayout(free, 80)

  it('holds eighty cells that a thumb can press', () => {
    expect(layout.columns * layout.rows).toBe(80)
    expect(layout.columns).toBe(columns)
    expect(layout.cell.width).toBeGreaterThanOrEqual(40)
    expect(layout.cell.height).toBeGreaterThanOrEqual(39)
    const { board, cell, rim } = layout
    expect(board.width).toBeCloseTo(cell.width * columns + rim * 2)
    expect(board.height).toBeCloseTo(cell.height * layout.rows + rim * 2)
    for (const number of [1, 40, 80]) {
      const { x, y } = layout.at(number)
      expect(x).toBeGreaterThan(free.x)
      expect(x).toBeLessThan(free.x + free.width)
      expect(y).toBeGreaterThan(free.y)
      expect(y).toBeLessThan(free.y + free.height)
    }
  })

  it('can be walked with the arrow keys and has edges', () => {
    const board = { columns, numbers: 80 }
    expect(neighbour(1, 'ArrowRight', board)).toBe(2)
    expect(neighbour(1, 'ArrowDown', board)).toBe(1 + columns)
    expect(neighbour(1, 'ArrowUp', board)).toBe(1)
    expect(neighbour(80, 'ArrowDown', board)).toBe(80)
    expect(neighbour(33, 'End', board)).toBe(80)
    expect(neighbour(33, 'Home', board)).toBe(1)
    expect(neighbour(33, ' ', board)).toBeNull()
  })
})
