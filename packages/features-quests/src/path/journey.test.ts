import { describe, expect, it } from 'vitest'
import { placesOf, roadThrough } from './journey.ts'

describe('the places of a journey', () => {
  it('lie on the map, none upon another, and turn at the end of each row', () => {
    for (const [count, columns] of [
      [7, 4],
      [12, 4],
      [7, 7],
      [12, 6],
    ] as const) {
      const places = placesOf(count, columns)
      expect(places).toHaveLength(count)
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(100)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(100)
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
      const second = places[columns] ?? places[columns - 1]
      expect(second?.x).toBe(places[columns - 1]?.x)
    }
  })
})

describe('the road', () => {
  it('goes through every place in order', () => {
    const road = roadThrough([
      { x: 10, y: 20 },
      { x: 30, y: 40 },
      { x: 30, y: 80 },
    ])
    expect(road).toBe('M 10 20 C 20 20 20 40 30 40 C 1 40 1 80 30 80')
    expect(roadThrough([])).toBe('')
  })
})
