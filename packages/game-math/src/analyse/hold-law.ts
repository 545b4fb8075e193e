import { cellCount } from '../compile.ts'
import type { Hold } from '../slot-model.ts'
import { both, certain, either, repeated, weighted } from '../law/law.ts'
import type { Law } from '../law/law.ts'
import { holdStart, landingsFrom } from './landings.ts'
import type { HoldState } from './landings.ts'

const cache = new WeakMap<Hold, Map<number, Law>>()

/**
 * The exact law of what the feature pays, in stakes, when it starts with `coins` held.
 *
 * Whatever lands changes the sum S of all coins to f × (S + values that landed), and chance never asks
 * what S is. So from any state the end pays a × S + b, where the law of (a, b) goes by the state alone:
 * it is computed backwards, one law of b for each of the few products a of factors, and no sum is
 * rounded or left out.
 */
export function holdLaw(hold: Hold, coins: number): Law {
  const known = cache.get(hold) ?? new Map<number, Law>()
  cache.set(hold, known)
  const law = known.get(coins) ?? makeHoldLaw(hold, coins)
  known.set(coins, law)
  return law
}

/** Laws of what is still to come (b), by what the sum held now will be multiplied by (a). */
type Future = Map<number, Law>

function makeHoldLaw(hold: Hold, coins: number): Law {
  const values = valueLaws(hold)
  const futureOf = backwards((state, futureAfter: (next: HoldState) => Future): Future => {
    const { ends, landings } = landingsFrom(hold, state)
    const bonus = state.coins === cellCount ? hold.jackpots.grand : 0
    const cases = new Map([[1, [certain(bonus, ends)]]])
    for (const { probability, values: count, factor, next } of landings) {
      for (const [later, law] of futureAfter(next)) {
        const times = factor * later
        const own = weighted(both(law, repeated(values(times), count)), probability)
        cases.set(times, [...(cases.get(times) ?? []), own])
      }
    }
    return new Map([...cases].map(([times, laws]) => [times, either(laws)]))
  })
  const future = futureOf(holdStart(hold, coins))
  return either([...future].map(([times, law]) => both(law, repeated(values(times), coins))))
}

/** The law of one coin with a value, by what that is multiplied by until the end. */
function valueLaws({ values }: Hold): (times: number) => Law {
  const weight = values.reduce((sum, value) => sum + value.weight, 0)
  const known = new Map<number, Law>()
  return (times) => {
    const law =
      known.get(times) ?? either(values.map((v) => certain(v.multiple * times, v.weight / weight)))
    known.set(times, law)
    return law
  }
}

/** The exact chance of ending with each number of coins (index). */
export function finalCoins(hold: Hold, start: number): number[] {
  const endsFrom = backwards((state, endsAfter: (next: HoldState) => number[]) => {
    const { ends, landings } = landingsFrom(hold, state)
    const chances = Array.from<number>({ length: cellCount + 1 }).fill(0)
    chances[state.coins] = ends
    for (const { probability, next } of landings) {
      endsAfter(next).forEach((chance, coins) => (chances[coins]! += probability * chance))
    }
    return chances
  })
  return endsFrom(holdStart(hold, start))
}

/** Computes a figure of every state once, from those of the states that follow it: coins never leave. */
function backwards<Figure>(
  figureOf: (state: HoldState, after: (next: HoldState) => Figure) => Figure,
): (state: HoldState) => Figure {
  const known = new Map<string, Figure>()
  const after = (state: HoldState): Figure => {
    const key = `${state.coins} ${state.features} ${state.respinsLeft}`
    const figure = known.get(key) ?? figureOf(state, after)
    known.set(key, figure)
    return figure
  }
  return after
}
