import { describe, expect, it } from 'vitest'
import { countOf, mostOthers, othersOf } from './alike.ts'
import { type Colour, ink, makePicture } from './makePicture.ts'
import type { Pixels } from './pixels.ts'

/** Strokes of letters, each one point wide, in a line that begins at a height. */
const textAt = (top: number, colour: Colour = ink) =>
  makePicture((x, y) => (x % 4 === 0 && y >= top && y < top + 9 ? colour : undefined))

const between = (before: Pixels, now: Pixels): number => countOf(othersOf(before, now))

describe('what is another in a picture', () => {
  it('is nothing in the same one', () => {
    expect(between(textAt(10), textAt(10))).toBe(0)
  })

  it('is nothing where a line of text stands one point lower', () => {
    expect(between(textAt(10), textAt(11))).toBe(0)
  })

  it('is more than is allowed where a line of text stands four points lower', () => {
    const others = between(textAt(10), textAt(14))
    expect(others).toBe(90)
    expect(others).toBeGreaterThan(mostOthers)
  })

  it('is every stroke of a text that is gone, and of one that has come', () => {
    expect(between(textAt(10), makePicture())).toBe(135)
    expect(between(makePicture(), textAt(10))).toBe(135)
  })

  it('is a line of one point that is gone', () => {
    const line = makePicture((_, y) => (y === 20 ? ink : undefined))
    expect(between(line, makePicture())).toBe(60)
  })

  it('is letters of another colour, but not those that are smoothed in another way', () => {
    expect(between(textAt(10), textAt(10, [91, 141, 239]))).toBe(135)
    expect(between(textAt(10), textAt(10, [200, 200, 200]))).toBe(0)
  })

  it('is an area of nearly the same colour', () => {
    const area = (colour: Colour) => makePicture((x) => (x < 20 ? colour : undefined))
    // All but those at its inner edge: the column beside the ground.
    expect(between(area([91, 141, 239]), area([91, 141, 219]))).toBe(19 * 40)
    expect(between(area([91, 141, 239]), area([91, 141, 230]))).toBe(0)
  })

  it('is the corner of something that was round', () => {
    const box = (isRound: boolean) =>
      makePicture((x, y) => (isRound && x + y < 12 ? undefined : ink))
    expect(between(box(true), box(false))).toBe(78)
  })

  it('is everything in a picture of another size', () => {
    expect(between(makePicture(), makePicture(undefined, { height: 41 }))).toBe(60 * 41)
  })

  it('finds nothing beyond the edges of a picture', () => {
    const edge = (at: number) => makePicture((x) => (x === at ? ink : undefined))
    expect(between(edge(0), edge(59))).toBe(80)
  })
})
