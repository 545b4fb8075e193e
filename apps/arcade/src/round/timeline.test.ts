import { describe, expect, it } from 'vitest'
import { celebrationOf, countUp, longestCountUp, reelRests, shotTimes } from './timeline.ts'

describe('a spin', () => {
  it.each([0, 40, 800, 2400])(
    'takes at least 2.5 s when the outcome comes after %i ms',
    (resultAt) => {
      const rests = reelRests({ minimumSpinMs: 2500, resultAt, reels: 5 })
      expect(rests.at(-1)).toBeGreaterThanOrEqual(2500)
      expect(rests[0]).toBeGreaterThan(resultAt)
    },
  )

  it('takes exactly the minimum when the outcome comes early, and stops in the same rhythm always', () => {
    expect(reelRests({ minimumSpinMs: 2500, resultAt: 0, reels: 5 }).at(-1)).toBe(2500)
    const gaps = (resultAt: number) => {
      const rests = reelRests({ minimumSpinMs: 2500, resultAt, reels: 5 })
      return rests.slice(1).map((rest, index) => rest - rests[index]!)
    }
    expect(gaps(0)).toEqual(gaps(5000))
  })
})

it('gives a shot no faster rhythm than a spin', () => {
  expect(shotTimes({ minimumSpinMs: 2500, resultAt: 10 }).end).toBe(2500)
  const late = shotTimes({ minimumSpinMs: 2500, resultAt: 4000 })
  expect(late.impact).toBeGreaterThan(4000)
  expect(late.end).toBeGreaterThan(late.impact)
})

describe('the celebration', () => {
  it.each([
    [0, 100],
    [99, 100],
    [100, 100],
    [7400, 7500],
  ])('does not happen for a return of %i on a cost of %i', (win, cost) => {
    expect(celebrationOf(win, cost)).toBeNull()
  })

  it('grows with the win over the cost and never counts longer than 4 s', () => {
    const levels = [101, 800, 2500, 10_000, 1_000_000].map((win) => celebrationOf(win, 100)!)
    expect(levels.map(({ level }) => level)).toEqual(['win', 'big', 'huge', 'epic', 'epic'])
    for (const { countUpMs } of levels) expect(countUpMs).toBeLessThanOrEqual(longestCountUp)
    expect(levels.map(({ countUpMs }) => countUpMs)).toEqual([600, 1200, 2200, 4000, 4000])
  })
})

it('counts up in whole minor units and ends on the win itself', () => {
  const shown = [0, 100, 300, 599, 600, 900].map((elapsed) => countUp(1234, elapsed, 600))
  expect(shown.every(Number.isInteger)).toBe(true)
  expect(shown.toSorted((a, b) => a - b)).toEqual(shown)
  expect(shown.slice(-2)).toEqual([1234, 1234])
})
