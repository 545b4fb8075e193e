import { describe, expect, it } from 'vitest'
import { untilOrdinaryDay } from './ordinaryDay.ts'

const dayMs = 86_400_000
const on = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00Z`)

describe('the next day on which all campaigns run', () => {
  const settings = {
    boxes: { rhythm: { firstDay: '2026-01-05', rest: 1 }, days: 14 },
    season: [{ runs: { firstDay: '2026-01-05', rest: 2, days: 12 } }],
    other: { firstDay: null, days: 3 },
  }

  it('is today where nothing rests', () => {
    expect(untilOrdinaryDay({ now: on('2026-01-05'), settings })).toBe(0)
  })

  it('is the first that everything runs on, wherever in the settings its days stand', () => {
    // The season rests on the 17th and 18th, boxes on the 19th, and so on.
    expect(untilOrdinaryDay({ now: on('2026-01-17'), settings })).toBe(3 * dayMs)
    expect(untilOrdinaryDay({ now: on('2026-01-19'), settings })).toBe(dayMs)
  })

  it('is not one whose campaigns end within the hour', () => {
    expect(untilOrdinaryDay({ now: on('2026-01-16', '23:30'), settings })).toBe(4 * dayMs)
  })

  it('is said not to be there where there is none', () => {
    const never = {
      one: { firstDay: '2026-01-05', rest: 1, days: 1 },
      other: { firstDay: '2026-01-06', rest: 1, days: 1 },
    }
    expect(() => untilOrdinaryDay({ now: on('2026-01-05'), settings: never })).toThrow(/no day/)
  })

  it('is found for the brand of drills, whatever day it is', () => {
    for (let day = 0; day < 60; day++) {
      const now = on('2026-11-30') + day * dayMs
      expect(untilOrdinaryDay({ now, brand: 'wireframe' })).toBeLessThan(40 * dayMs)
    }
    // A day of rest of its campaigns.
    expect(untilOrdinaryDay({ now: on('2026-11-30'), brand: 'wireframe' })).toBeGreaterThan(0)
  })
})
