import { expect, it } from 'vitest'
import type { Rect } from './layout.ts'
import { makeSpread, spreadApart } from './spread.ts'

const bounds = { top: 0, bottom: 300 }
const box = (x: number, y: number): Rect => ({ x, y, width: 50, height: 20 })
const moved = (boxes: Rect[], by: readonly number[]) =>
  boxes.map((one, index) => ({ ...one, y: one.y + by[index]! }))
const overlaps = (boxes: Rect[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < 50 && Math.abs(one.y - other.y) < 20),
  )

it('leaves what lies apart where it is', () => {
  expect(spreadApart([box(0, 10), box(60, 10), box(0, 40)], bounds)).toEqual([0, 0, 0])
})

it('moves a crowd apart, and keeps it within its bounds', () => {
  for (const crowd of [
    [box(0, 100), box(20, 108), box(30, 100), box(40, 112)],
    [box(0, -10), box(10, 0), box(20, 4)],
    [box(0, 290), box(10, 285), box(20, 280)],
  ]) {
    const after = moved(crowd, spreadApart(crowd, bounds))
    expect(overlaps(after)).toEqual([])
    for (const { y } of after) {
      expect(y).toBeGreaterThanOrEqual(bounds.top)
      expect(y + 20).toBeLessThanOrEqual(bounds.bottom)
    }
  }
})

it('moves gently, and is there after a while', () => {
  const spread = makeSpread(2)
  const pair = [box(0, 100), box(10, 100)]
  expect(Math.abs(spread(pair, bounds, 16)[0]!)).toBeLessThan(3)
  for (let frame = 0; frame < 60; frame++) spread(pair, bounds, 16)
  const [up = 0, down = 0] = spread(pair, bounds, 16)
  expect(down - up).toBeGreaterThan(20)
})
