import { describe, expect, it } from 'vitest'
import { miniSlotSettings } from './settings.ts'
import { miniSlotPreset } from './preset.ts'
import { afterSpin, miniSlotToWire, reelsFor, spinsLeft, untouched } from './rules.ts'

const settings = miniSlotSettings.parse(miniSlotPreset({ unit: 100, entries: [5, 20, 100] }))
const noon = 20_000 * 86_400_000 + 43_200_000

describe('the mini slot', () => {
  it('leads to the next level with the last spin of one', () => {
    const levels = []
    let standing = untouched
    for (let spin = 0; spin < 20; spin++) {
      standing = afterSpin(standing, settings, noon)
      levels.push(standing.level)
    }
    expect(levels.slice(0, 6)).toEqual([0, 0, 0, 0, 1, 1])
    expect(levels.at(-1)).toBe(4)
    const told = miniSlotToWire(standing, settings, { now: noon, isResting: false })
    expect(told).toMatchObject({ level: 3, isComplete: true, spinsDone: 5 })
  })

  it('gives new spins each day of UTC, and keeps none', () => {
    const played = afterSpin(afterSpin(untouched, settings, noon), settings, noon)
    expect(spinsLeft(played, settings, noon)).toBe(3)
    expect(spinsLeft(played, settings, noon + 43_200_000)).toBe(5)
    expect(afterSpin(played, settings, noon + 43_200_000).daySpins).toBe(1)
  })

  it('shows three alike for a symbol, and never for nothing', () => {
    expect(reelsFor(4, { int: () => 0 })).toEqual([4, 4, 4])
    for (let draw = 0; draw < 6; draw++)
      expect(new Set(reelsFor(null, { int: () => draw })).size).toBeGreaterThan(1)
  })

  it('pays more on each level, and its odds sum to one', () => {
    const { levels } = miniSlotToWire(untouched, settings, { now: noon, isResting: false })
    const worth = levels.map(({ odds }) =>
      odds.reduce((sum, { chance, prize }) => sum + chance * prize.coins, 0),
    )
    expect(worth.toSorted((one, other) => one - other)).toEqual(worth)
    for (const { odds } of levels)
      expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})
