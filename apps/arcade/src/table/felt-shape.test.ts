import { expect, it } from 'vitest'
import { feltPlace, feltShape, printRoom } from './felt-shape.ts'

it.each([
  [{ x: 0, y: 80, width: 390, height: 400 }, 90],
  [{ x: 140, y: 0, width: 480, height: 290 }, 0],
  [{ x: 0, y: 110, width: 1385, height: 450 }, 60],
])('lays a table below the cards, in the middle of the room there is', (free, below) => {
  const { x, width, height } = feltPlace(free, below)
  expect(height).toBe(free.height + below)
  expect(width).toBeLessThanOrEqual(free.width)
  expect(x).toBeCloseTo((free.width - width) / 2)
})

it('prints two lines within the room that cards leave for them', () => {
  for (const width of [320, 390, 515, 1100]) {
    const { arcs, letters } = feltShape({ width, height: 400 }, 200)
    const baselines = arcs.map(({ path }) => Number(/Q\S+ (\S+)/.exec(path)![1]))
    const ends = arcs.map(({ path }) => Number(/^M\S+ (\S+)/.exec(path)![1]))
    // The middle of a bent line lies halfway between its ends and what bends it.
    const middles = baselines.map((bent, index) => (bent + ends[index]!) / 2)
    expect(middles[0]! - letters[0]).toBeGreaterThanOrEqual(200 - printRoom(width) / 2)
    expect(middles[1]).toBeLessThanOrEqual(200 + printRoom(width) / 2)
    expect(middles[1]! - letters[1]).toBeGreaterThanOrEqual(middles[0]!)
  }
})
