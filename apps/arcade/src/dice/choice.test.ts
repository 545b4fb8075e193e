import { diceNumber, findGameModel } from '@marquee/game-math'
import type { DiceModel } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { choicesOf, nearestTarget, ofMultiple, stepAlong } from './choice.ts'
import { diceLayout, dieAt, openUntil } from './layout.ts'

const model = findGameModel('dice-hundred') as DiceModel
const over = choicesOf(model, 'over')
const under = choicesOf(model, 'under')

describe('what is chosen on the slider', () => {
  it('snaps to a target the model has', () => {
    expect(nearestTarget(over, 5000).text).toBe('over-50.25')
    expect(nearestTarget(over, -1)).toBe(over[0])
    expect(nearestTarget(under, 10_000)).toBe(under[0])
  })

  it('moves with the keys in the direction the slider moves', () => {
    const even = ofMultiple(over, 2)
    expect(even.text).toBe('over-51.49')
    expect(stepAlong(over, even, 1).target).toBeGreaterThan(even.target)
    expect(stepAlong(over, even, -1).target).toBeLessThan(even.target)
    const low = ofMultiple(under, 2)
    expect(stepAlong(under, low, 1).target).toBeGreaterThan(low.target)
    expect(stepAlong(under, low, 999)).toBe(under[0])
    expect(stepAlong(under, low, -999)).toBe(under.at(-1))
  })

  it('keeps its multiple when the side changes, and the chance with it', () => {
    for (const choice of over) {
      const other = ofMultiple(under, choice.multiple)
      expect([other.multiple, other.hits]).toEqual([choice.multiple, choice.hits])
    }
  })

  it('reads as numbers from 0 to 100', () => {
    expect(diceNumber(model, 0)).toBe('0.00')
    expect(diceNumber(model, 9_999)).toBe('99.99')
  })
})

describe('the die', () => {
  it('goes the same way whatever was rolled until it is shown', () => {
    for (let share = 0; share < openUntil; share += 0.01) {
      expect(dieAt(0.02, share)).toEqual(dieAt(0.97, share))
    }
  })

  it('comes to rest where the roll lies, without a jump on the way', () => {
    expect(dieAt(0.8123, 1)).toMatchObject({ x: 0.8123, lift: expect.closeTo(0) })
    for (let share = 0; share < 1; share += 0.001) {
      expect(Math.abs(dieAt(0.9, share + 0.001).x - dieAt(0.9, share).x)).toBeLessThan(0.02)
    }
  })
})

describe.each([
  ['an upright phone', { x: 0, y: 84, width: 390, height: 400 }],
  ['a phone on its side', { x: 140, y: 0, width: 500, height: 390 }],
  ['a desktop', { x: 0, y: 70, width: 1440, height: 610 }],
])('the table on %s', (_, free) => {
  it('holds number, die and track without one covering the other', () => {
    const { table, field, track, die } = diceLayout(free)
    expect(table.y).toBeGreaterThanOrEqual(free.y)
    expect(table.y + table.height).toBeLessThanOrEqual(free.y + free.height)
    expect(field.y).toBeGreaterThanOrEqual(table.y)
    expect(field.y + field.height).toBeLessThanOrEqual(track.y - die * 0.9)
    expect(track.y + track.height + 24).toBeLessThanOrEqual(table.y + table.height)
  })
})
