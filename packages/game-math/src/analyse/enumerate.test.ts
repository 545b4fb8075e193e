import { expect, it } from 'vitest'
import { compile } from '../compile.ts'
import type { LinesModel } from '../slot-model.ts'
import { settleStops } from '../spins/spin.ts'
import { seededRng } from '../rng.ts'
import { makeLinesModel } from '../testing/make-lines-model.ts'
import { enumerate } from './enumerate.ts'

/** Settles every combination of stops with the code that settles a player's round. */
function bruteForce(model: LinesModel): Map<string, number> {
  const compiled = compile(model)
  const counts = new Map<string, number>()
  const stops = [0, 0, 0, 0, 0]
  const walk = (reel: number) => {
    if (reel === 5) {
      const { step, scatters } = settleStops(compiled, 'spin', 5, [...stops], seededRng(1))
      const units = step.wins.reduce((sum, w) => sum + (w.kind === 'line' ? w.amount : 0), 0)
      const key = `${scatters >= 3 ? scatters : 0}:${units}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return
    }
    for (stops[reel] = 0; stops[reel] < model.strips[reel]!.length; stops[reel]++) walk(reel + 1)
  }
  walk(0)
  return counts
}

it.each([
  ['wilds that double', makeLinesModel()],
  ['wilds that cover their reel', makeLinesModel({ expandingWilds: true, wildMultiplier: 1 })],
])('counts exactly what settling every combination gives, with %s', (_, model) => {
  const compiled = compile(model)
  const { combinations, classes } = enumerate(compiled, compiled.base, {
    scatters: 3,
    coins: Infinity,
    jackpots: Infinity,
  })
  const counted = new Map(
    classes.flatMap(({ scatters, counts }) =>
      [...counts].map(([units, n]): [string, number] => [`${scatters}:${units}`, n]),
    ),
  )
  expect(combinations).toBe(6 * 6 * 5 * 5 * 6)
  expect(counted).toEqual(bruteForce(model))
})
