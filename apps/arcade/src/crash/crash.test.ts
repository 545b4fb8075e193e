import { findGameModel, gameModels, instantOf, isClocked } from '@marquee/game-math'
import type { CrashModel } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { quickMultiples, readMultiple, stepMultiple } from './choice.ts'
import { climb, curveOf, heightOf, linesAt, multipleAt, restOf, secondsTo } from './climb.ts'

const model = findGameModel('crash-thousand') as CrashModel
const short = findGameModel('crash-hundred') as CrashModel

describe('the climb', () => {
  it('begins at one stake, doubles in some two seconds and gets to a thousand in twelve', () => {
    expect(multipleAt(0)).toBe(1)
    expect(secondsTo(2)).toBeGreaterThan(1.5)
    expect(secondsTo(2)).toBeLessThan(2.5)
    expect(secondsTo(1000)).toBeLessThan(12)
    for (const multiple of [1, 1.01, 2, 17.5, 1000]) {
      expect(multipleAt(secondsTo(multiple))).toBeCloseTo(multiple, 6)
    }
  })

  it('goes the same way for every end until it gets there', () => {
    const target = 50
    const [early, late] = [restOf(0, { end: 3, target }), restOf(0, { end: 900, target })]
    for (let ms = 0; ms < early.ms; ms += 50) expect(early.flown(ms)).toBe(late.flown(ms))
  })

  it('hurries only once the round is cashed out', () => {
    const { ms, flown } = restOf(0, { end: 500, target: 2 })
    expect(flown(secondsTo(2) * 1000)).toBeCloseTo(secondsTo(2))
    expect(ms).toBeLessThan(secondsTo(500) * 1000 * 0.6)
    expect(flown(ms)).toBeCloseTo(secondsTo(500))
    expect(restOf(0, { end: 1, target: 2 }).ms).toBe(0)
  })

  it('is the climb by whose clock the platform decides', () => {
    const clocked = gameModels.filter((other) => isClocked(other))
    expect(clocked.length).toBeGreaterThan(0)
    for (const own of clocked) expect(own.climb).toEqual(climb)
  })

  it('is shown on from where it is: at its own pace until it is left, and back from beyond its end', () => {
    const course = { end: 10, target: 3 }
    const later = restOf(secondsTo(5), course)
    expect(later.flown(0)).toBeCloseTo(secondsTo(5), 6)
    expect(later.flown(later.ms)).toBeCloseTo(secondsTo(10), 6)
    expect(later.ms).toBeLessThan((secondsTo(10) - secondsTo(5)) * 1000)
    const lost = restOf(secondsTo(2), { end: 10, target: Infinity })
    expect(lost.ms).toBeCloseTo((secondsTo(10) - secondsTo(2)) * 1000, 6)
    const beyond = restOf(secondsTo(2.2), { end: 2, target: Infinity })
    expect([beyond.ms, beyond.flown(0)]).toEqual([0, secondsTo(2)])
  })

  it('keeps the tip of the curve in view however high it is', () => {
    const area = { x: 10, y: 20, width: 300, height: 200 }
    for (let seconds = 0; seconds < 12; seconds += 0.25) {
      for (const { x, y } of curveOf(seconds, area)) {
        expect(x).toBeGreaterThanOrEqual(area.x)
        expect(x).toBeLessThanOrEqual(area.x + area.width * 0.83)
        expect(y).toBeGreaterThanOrEqual(area.y + area.height * 0.17)
        expect(y).toBeLessThanOrEqual(area.y + area.height)
      }
      const lines = linesAt(seconds)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(6)
      for (const line of lines) expect(heightOf(line, seconds)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the multiple to cash out at', () => {
  it('is read as it is typed, within what the model has', () => {
    expect(readMultiple(model, '2.5')).toBe(250)
    expect(readMultiple(model, '×3,75')).toBe(375)
    expect(readMultiple(model, '0.2')).toBe(101)
    expect(readMultiple(model, '9999')).toBe(100_000)
    expect(readMultiple(short, '9999')).toBe(10_000)
    expect(readMultiple(model, 'many')).toBeNull()
    expect(readMultiple(model, '')).toBeNull()
  })

  it('steps through round ones and ends at both ends', () => {
    expect(stepMultiple(model, 200, 1)).toBe(225)
    expect(stepMultiple(model, 207, -1)).toBe(200)
    expect(stepMultiple(model, 101, -1)).toBe(101)
    expect(stepMultiple(model, 100_000, 1)).toBe(100_000)
    expect(stepMultiple(short, 10_000, 1)).toBe(10_000)
  })

  it('offers only what the server takes', () => {
    for (const own of [model, short]) {
      const instant = instantOf(own)
      for (const multiple of quickMultiples(own)) {
        expect(() => instant.check((multiple / 100).toFixed(2))).not.toThrow()
      }
    }
  })
})
