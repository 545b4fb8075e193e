import { describe, expect, it } from 'vitest'
import { ballAt, plinkoLayout } from './layout.ts'

const stages = {
  'an upright phone': { x: 0, y: 84, width: 390, height: 430 },
  'a phone on its side': { x: 140, y: 0, width: 500, height: 390 },
  'a desktop': { x: 0, y: 70, width: 1440, height: 610 },
}

describe.each(Object.entries(stages))('the board on %s', (_, free) => {
  it.each([8, 12, 16])('holds %s rows, every peg and every slot', (rows) => {
    const layout = plinkoLayout(free, rows)
    const { board } = layout
    expect(board.x).toBeGreaterThanOrEqual(free.x)
    expect(board.x + board.width).toBeLessThanOrEqual(free.x + free.width)
    expect(board.y).toBeGreaterThanOrEqual(free.y)
    expect(board.y + board.height).toBeLessThanOrEqual(free.y + free.height)
    for (let row = 0; row < rows; row++) {
      for (const { x, y } of layout.pegs(row)) {
        expect(x).toBeGreaterThanOrEqual(board.x)
        expect(x).toBeLessThanOrEqual(board.x + board.width)
        expect(y).toBeLessThan(layout.slot(0).y)
      }
    }
    expect(layout.slot(0).x).toBeGreaterThanOrEqual(board.x)
    expect(layout.slot(rows).x + layout.slot(rows).width).toBeLessThanOrEqual(board.x + board.width)
    expect(layout.ball * 2).toBeLessThan(layout.gap.x)
  })

  it('lets the ball end in the slot its path leads to, whatever the path', () => {
    for (const rows of [8, 12, 16]) {
      const layout = plinkoLayout(free, rows)
      for (let turn = 0; turn < 40; turn++) {
        const path = Array.from(
          { length: rows },
          (_, row) => ((turn * 7919 + row * row * 31) >> (row % 5)) & 1,
        ) as (0 | 1)[]
        const slot = layout.slot(path.reduce<number>((sum, right) => sum + right, 0))
        const end = ballAt(layout, path, 1)
        expect(end.x).toBeCloseTo(slot.x + slot.width / 2)
        expect(end.y).toBeGreaterThan(slot.y)
        expect(end.y).toBeLessThan(slot.y + slot.height)
      }
    }
  })

  it('shows nothing of the path before the ball gets there', () => {
    const layout = plinkoLayout(free, 8)
    const left: (0 | 1)[] = [0, 1, 0, 0, 0, 0, 0, 0]
    const right: (0 | 1)[] = [0, 1, 0, 1, 1, 1, 1, 1]
    // The first four pegs are met after four ninths of the way.
    for (const share of [0, 0.1, 0.2, 0.3, 0.4, 4 / 9 - 0.001]) {
      expect(ballAt(layout, left, share)).toEqual(ballAt(layout, right, share))
    }
    expect(ballAt(layout, left, 0.5).x).not.toBeCloseTo(ballAt(layout, right, 0.5).x)
  })

  it('moves without a jump', () => {
    const layout = plinkoLayout(free, 16)
    const path = Array.from({ length: 16 }, (_, row) => (row % 3 === 0 ? 1 : 0)) as (0 | 1)[]
    let before = ballAt(layout, path, 0)
    for (let step = 1; step <= 2000; step++) {
      const next = ballAt(layout, path, step / 2000)
      expect(Math.hypot(next.x - before.x, next.y - before.y)).toBeLessThan(layout.gap.y * 0.2)
      before = next
    }
  })
})
