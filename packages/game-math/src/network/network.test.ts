import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse, findGameModel, gameModels, playRound, rulesOf, seededRng } from '../index.ts'
import { withDrops } from './drops.ts'
import { levelReturn, networkReturn } from './network-law.ts'
import { anvilReserve, lanternReserve } from './networks.ts'
import type { NetworkLevel } from './networks.ts'
import { beginPool, drawDropAt, fedBy, feed, partsPerUnit, shownAmount } from './pool.ts'

const networks = [anvilReserve, lanternReserve]
const levels = networks.flatMap(({ id, levels: own }) =>
  own.map((level) => [`${id} ${level.id}`, level] as const),
)
const levelOf = fc.record({
  id: fc.constant('mini' as const),
  share: fc.integer({ min: 1, max: 300 }),
  seed: fc.integer({ min: 1, max: 400 }),
  mustDropBy: fc.integer({ min: 401, max: 900 }),
})

describe.each(levels)('%s', (_, level) => {
  it('returns over whole falls what its law says', () => {
    const rng = seededRng(88)
    // Some ten rounds from one fall to the next.
    const cost = Math.ceil((level.mustDropBy - level.seed) / 20 / (level.share / 10_000))
    let pool = beginPool(level, drawDropAt(level, rng))
    let staked = 0
    let won = 0
    const falls: number[] = []
    while (falls.length < 6_000) {
      const next = drawDropAt(level, rng)
      const fed = feed(level, pool, { cost, nextDropAt: next })
      pool = fed.pool
      staked += cost
      if (fed.won === 0) continue
      won += fed.won
      falls.push(fed.won)
    }
    const mean = won / falls.length
    const spread = (level.mustDropBy - level.seed) / Math.sqrt(12 * falls.length)
    expect(Math.abs(mean - (level.seed + 1 + level.mustDropBy) / 2)).toBeLessThan(4.5 * spread)
    expect(won / staked).toBeCloseTo(levelReturn(level), 3)
    expect(Math.min(...falls)).toBeGreaterThan(level.seed)
    expect(Math.max(...falls)).toBeLessThanOrEqual(level.mustDropBy)
  })

  it('draws the least and the most at which it may fall, and nothing beyond', () => {
    expect(drawDropAt(level, { int: () => 0 })).toBe(level.seed + 1)
    expect(drawDropAt(level, { int: (most) => most - 1 })).toBe(level.mustDropBy)
  })
})

it('loses and makes no part of a unit: what is fed and seeded is held or has been won', () => {
  fc.assert(
    fc.property(
      levelOf,
      fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 200 }),
      fc.integer(),
      (level: NetworkLevel, costs, seed) => {
        const rng = seededRng(seed)
        let pool = beginPool(level, drawDropAt(level, rng))
        let given = pool.parts
        let won = 0
        for (const cost of costs) {
          const fed = feed(level, pool, { cost, nextDropAt: drawDropAt(level, rng) })
          given += fedBy(level, cost)
          if (fed.won > 0) given += level.seed * partsPerUnit
          won += fed.won
          pool = fed.pool
          expect(fed.won).toBeLessThanOrEqual(level.mustDropBy)
          expect(shownAmount(level, pool.parts)).toBeLessThanOrEqual(level.mustDropBy)
        }
        expect(pool.parts + won * partsPerUnit).toBe(given)
      },
    ),
  )
})

it('adds what falls to the end of a round, beside what its model pays', () => {
  const model = findGameModel('network-20')
  const outcome = playRound(model, { action: 'spin', stake: 20 }, seededRng(3))
  expect(withDrops(outcome, [])).toBe(outcome)
  const won = withDrops(outcome, [{ level: 'minor', amount: 7_000 }])
  expect(won.win).toBe(outcome.win + 7_000)
  expect(won.steps.at(-1)).toEqual({ kind: 'jackpot-drop', level: 'minor', win: 7_000 })
})

it('is in the return of every game that feeds it, and in its rules', () => {
  const fed = gameModels.filter((model) => 'network' in model)
  expect(fed.length).toBe(2)
  for (const model of fed) {
    if (model.engine !== 'lines' || !model.network) throw new Error(`${model.id} has no network.`)
    expect(analyse(model).contributions.network).toBeCloseTo(networkReturn(model.network), 6)
    const { network } = rulesOf(model)
    expect(network?.levels.map(({ id }) => id)).toEqual(model.network.levels.map(({ id }) => id))
    const shares = network?.levels.reduce((sum, level) => sum + level.rtp, 0)
    expect(shares).toBeCloseTo(networkReturn(model.network), 10)
  }
})
