import { describe, expect, it } from 'vitest'
import { funmeterSettings, type FunmeterSettings } from './settings.ts'
import { afterRound, meterToWire } from './rules.ts'
import type { MeterRow } from './store.ts'

const day = 86_400_000
const monday = Date.UTC(2026, 0, 5)
const settings: FunmeterSettings = {
  rhythm: { firstDay: '2026-01-05', days: 7, rest: 1 },
  target: 10,
  perRound: 3,
  dailyCap: 20,
  prize: { coins: 500, entries: 0 },
}
const empty: MeterRow = { player_id: 'p', period: 0, points: 0, filled: 0, day: 0, day_points: 0 }
/** A meter after so many rounds at one instant, and which of them filled it. */
function play(rounds: number, now: number, from = empty) {
  const fills: number[] = []
  let row = from
  for (let round = 1; round <= rounds; round++) {
    const step = afterRound(row, settings, now)
    if (step?.isFull) fills.push(round)
    row = step?.row ?? row
  }
  return { row, fills }
}

describe('the funmeter', () => {
  it('is filled by rounds, keeps what is left over, and takes no more than a day may bring', () => {
    const { row, fills } = play(30, monday)
    expect(fills).toEqual([4, 7])
    expect(row).toMatchObject({ period: 1, points: 0, filled: 2, day_points: 20 })
    expect(play(3, monday).row).toMatchObject({ points: 9, filled: 0 })
    expect(play(4, monday).row).toMatchObject({ points: 2, filled: 1 })
    expect(afterRound(row, settings, monday + day - 1)).toBeNull()
    expect(afterRound(row, settings, monday + day)?.row).toMatchObject({ points: 3, filled: 2 })
  })

  it('INVEST-03 is empty again with each period, and rests between two of them', () => {
    const { row } = play(2, monday)
    const resting = monday + 7 * day
    expect(afterRound(row, settings, resting)).toBeNull()
    const seen = (now: number, isResting = false) => meterToWire(settings, row, { now, isResting })
    expect(seen(monday)).toMatchObject({ isActive: true, points: 6, finishedAt: resting })
    expect(seen(monday, true)).toMatchObject({ isActive: false })
    expect(seen(resting)).toMatchObject({ isActive: false, points: 0, finishedAt: null })
    expect(seen(resting + day)).toMatchObject({ isActive: true, points: 0 })
    expect(afterRound(row, settings, resting + day)?.row).toMatchObject({ period: 2, points: 3 })
  })

  it('is refused where one round would bring more than a day', () => {
    expect(funmeterSettings.safeParse({ ...settings, dailyCap: 2 }).success).toBe(false)
  })
})
