import { cellCount } from '../compile.ts'
import type { Hold } from '../slot-model.ts'
import { both, certain, either, repeated, weighted } from '../law/law.ts'
import type { Law } from '../law/law.ts'

const cache = new WeakMap<Hold, Map<number, Law>>()

/** The law of what the feature pays, in stakes, when it starts with `coins` held. */
export function holdLaw(hold: Hold, coins: number): Law {
  const known = cache.get(hold) ?? new Map<number, Law>()
  cache.set(hold, known)
  const law = known.get(coins) ?? makeHoldLaw(hold, coins)
  known.set(coins, law)
  return law
}

function makeHoldLaw(hold: Hold, coins: number): Law {
  const weight = hold.values.reduce((sum, value) => sum + value.weight, 0)
  const value = either(hold.values.map((v) => certain(v.multiple, v.weight / weight)))
  return either(
    finalCoins(hold, coins).map((probability, final) => {
      const bonus = certain(final === cellCount ? hold.jackpots.grand : 0)
      return probability > 0
        ? weighted(both(repeated(value, final), bonus), probability)
        : certain(0, 0)
    }),
  )
}

/** The exact chance of ending with each number of coins (index), by dynamic programming. */
export function finalCoins(hold: Hold, start: number): number[] {
  const chance = hold.land.hits / hold.land.outOf
  const ends = Array.from<number>({ length: cellCount + 1 }).fill(0)
  // reached[coins]: probability of standing at that number with all respins left.
  const reached = Array.from<number>({ length: cellCount + 1 }).fill(0)
  reached[start] = 1
  for (let coins = start; coins < cellCount; coins++) {
    const empty = cellCount - coins
    const miss = (1 - chance) ** empty
    const allMiss = miss ** hold.respins
    ends[coins]! += reached[coins]! * allMiss
    for (let landed = 1; landed <= empty; landed++) {
      const hit = choose(empty, landed) * chance ** landed * (1 - chance) ** (empty - landed)
      reached[coins + landed]! += reached[coins]! * hit * ((1 - allMiss) / (1 - miss))
    }
  }
  ends[cellCount] = reached[cellCount]!
  return ends
}

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return Math.round(result)
}
