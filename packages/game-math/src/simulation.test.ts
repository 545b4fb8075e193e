import { beforeAll, describe, expect, it } from 'vitest'
import {
  analyse,
  costOf,
  findGameModel,
  gameModels,
  playRound,
  seededRng,
  stakesFor,
} from './index.ts'
import type { ActionAnalysis, GameModel } from './index.ts'

// Together more than a million rounds; bought features are dozens of spins each. What they are compared with
// allows for how many there are; `pnpm arcade:proof` plays a million of each, every night.
const rounds = { spin: 20_000, 'buy-free-spins': 2000, shot: 8000, play: 20_000, begin: 8000 }
const allowedDeviations = 4.5

// The best play of poker adds up all hands once, which takes a moment.
beforeAll(() => {
  playRound(findGameModel('poker-jacks-8-5'), { action: 'begin', stake: 20 }, seededRng(1))
}, 60_000)

/** Plays rounds and measures them; amounts are multiples of what a round costs. */
function simulate(model: GameModel, { action, target }: ActionAnalysis, count: number) {
  const rng = seededRng(20_261_120)
  const stake = stakesFor(model)[0]!
  let sum = 0
  let squares = 0
  let hits = 0
  const paid = costOf(model, { action, stake, target })
  for (let round = 0; round < count; round++) {
    const { win, cost } = playRound(model, { action, stake, target }, rng)
    // What was added to a stake comes back before anything is won.
    const back = (win - (cost - paid)) / paid
    sum += back
    squares += back * back
    if (win > 0) hits++
  }
  const mean = sum / count
  return {
    mean,
    deviation: Math.sqrt((squares / count - mean * mean) / count),
    hitRate: hits / count,
  }
}

describe.each(gameModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  it.each(analyse(model).byAction.map((a) => [a.target ?? a.action, a] as const))(
    'returns in play what the exact count promises for %s',
    (_name, expected) => {
      const count = rounds[expected.action]
      const { mean, deviation, hitRate } = simulate(model, expected, count)
      // What several games feed is kept by the platform and comes beside what a model pays.
      const own = expected.rtp - (analyse(model).contributions.network ?? 0)
      expect(Math.abs(mean - own)).toBeLessThan(allowedDeviations * deviation)

      const spread = Math.sqrt((expected.hitRate * (1 - expected.hitRate)) / count)
      expect(Math.abs(hitRate - expected.hitRate)).toBeLessThanOrEqual(allowedDeviations * spread)
    },
  )
})
