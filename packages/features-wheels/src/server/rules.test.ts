import { describe, expect, it } from 'vitest'
import { drawSector, oddsOf, sectorsToWire } from '@marquee/platform-draws/table'
import { nextTurn } from './rules.ts'

const makeSectors = () => [
  { id: 1, prize: { coins: 1_000, entries: 0 }, weight: 3 },
  { id: 2, prize: { coins: 0, entries: 20 }, weight: 1 },
]

describe('a draw', () => {
  it('gives each sector as many of the numbers as its weight, and asks for no more', () => {
    const asked: number[] = []
    const drawn = [0, 1, 2, 3].map(
      (value) =>
        drawSector(makeSectors(), {
          int: (max) => {
            asked.push(max)
            return value
          },
        }).id,
    )
    expect(drawn).toEqual([1, 1, 1, 2])
    expect(new Set(asked)).toEqual(new Set([4]))
  })

  it('has no outcome without sectors', () => {
    expect(() => drawSector([], { int: () => 0 })).toThrow('no sectors')
  })
})

describe('the odds', () => {
  it('are the weights as shares', () => {
    expect(oddsOf(makeSectors()).map(({ chance }) => chance)).toEqual([0.75, 0.25])
  })

  it('name each sector by its prize in both languages', () => {
    expect(sectorsToWire(makeSectors()).map(({ title }) => title)).toEqual([
      { en: '1,000 coins', es: '1,000 monedas' },
      { en: '0.20 entries', es: '0.20 participaciones' },
    ])
  })
})

describe('turns', () => {
  it('of a day come one a day, and those of days gone by are not kept', () => {
    expect(nextTurn(true, { last: 0, allowed: 20_777 })).toBe(20_777)
    expect(nextTurn(true, { last: 20_770, allowed: 20_777 })).toBe(20_777)
    expect(nextTurn(true, { last: 20_777, allowed: 20_777 })).toBeNull()
  })

  it('do not come again when the clock is moved back', () => {
    expect(nextTurn(true, { last: 20_777, allowed: 20_776 })).toBeNull()
  })

  it('of purchases are taken one after the other', () => {
    expect(nextTurn(false, { last: 0, allowed: 0 })).toBeNull()
    expect(nextTurn(false, { last: 1, allowed: 3 })).toBe(2)
    expect(nextTurn(false, { last: 3, allowed: 3 })).toBeNull()
  })
})
