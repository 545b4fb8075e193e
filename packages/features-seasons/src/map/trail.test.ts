import { describe, expect, it } from 'vitest'
import { curves, drawing, pathOf, placeOf, places, strollBetween, walkedOf } from './trail.ts'

describe('the road', () => {
  it('goes from the gate through every stop, within the drawing and with room around each', () => {
    expect(curves.map(({ from }) => from)).toEqual([placeOf(-1), ...places.slice(0, -1)])
    for (const [index, { x, y }] of places.entries()) {
      expect(Math.min(x, drawing.width - x)).toBeGreaterThan(60)
      expect(Math.min(y, drawing.height - y)).toBeGreaterThan(60)
      for (const other of places.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(120)
    }
  })

  it('is walked as far as the stretches say', () => {
    expect(walkedOf([0, 0])).toEqual([])
    expect(walkedOf([100, 0])).toEqual([curves[0]])
    const [first, half] = walkedOf([100, 50, 0])
    expect(first).toEqual(curves[0])
    expect(half?.from).toEqual(placeOf(0))
    expect(half?.to.x).toBeGreaterThan(placeOf(0).x)
    expect(half?.to.x).toBeLessThan(placeOf(1).x)
    expect(walkedOf(Array(8).fill(100))).toEqual(curves)
  })

  it('is written as one path', () => {
    expect(pathOf([])).toBe('')
    expect(pathOf(curves)).toMatch(/^M84 654C/)
    expect(pathOf(curves).match(/C/g)).toHaveLength(8)
    expect(pathOf(curves)).toMatch(/1440 362$/)
  })
})

describe('a stroll', () => {
  it('leads along the road from one stop to another, and back the same way', () => {
    const way = strollBetween(-1, 1)
    expect(way[0]).toEqual(placeOf(-1))
    expect(way).toContainEqual(placeOf(0))
    expect(way.at(-1)).toEqual(placeOf(1))
    expect(strollBetween(1, -1)).toEqual(way.toReversed())
    expect(strollBetween(3, 3)).toEqual([placeOf(3)])
  })
})
