import { cellCount } from '../compile.ts'
import type { FeatureCoin, Hold } from '../slot-model.ts'
import { openFeatures } from '../spins/coins.ts'

/** Where a hold stands between two respins. */
export type HoldState = {
  coins: number
  /** How many of them were feature coins. */
  features: number
  respinsLeft: number
}

/** Coins that land in the same respin. */
type Batch = {
  probability: number
  /** Coins with a value. */
  values: number
  features: number
  /** Respins added. */
  respins: number
  /** What the sum of all coins is multiplied by once they have landed. */
  factor: number
}

/** The next landing of a hold, and what it leads to. */
export type Landing = Pick<Batch, 'probability' | 'values' | 'factor'> & { next: HoldState }

export const holdStart = (hold: Hold, coins: number): HoldState => ({
  coins,
  features: 0,
  respinsLeft: hold.respins,
})

/** Every way in which a hold goes on from a state: nothing lands any more (`ends`), or something does. */
export function landingsFrom(
  hold: Hold,
  { coins, features, respinsLeft }: HoldState,
): { ends: number; landings: Landing[] } {
  const empty = cellCount - coins
  if (empty === 0) return { ends: 1, landings: [] }
  const chance = hold.land.hits / hold.land.outOf
  const miss = (1 - chance) ** empty
  const ends = miss ** respinsLeft
  const landings: Landing[] = []
  for (let landed = 1; landed <= empty && chance > 0; landed++) {
    const hit = choose(empty, landed) * chance ** landed * (1 - chance) ** (empty - landed)
    for (const batch of batchesOf(hold, landed, features)) {
      landings.push({
        probability: hit * ((1 - ends) / (1 - miss)) * batch.probability,
        values: batch.values,
        factor: batch.factor,
        next: {
          coins: coins + landed,
          features: features + batch.features,
          respinsLeft: hold.respins + batch.respins,
        },
      })
    }
  }
  return { ends, landings: landings.filter(({ probability }) => probability > 0) }
}

/**
 * What `count` coins are that land together, drawn one after the other as play does. Only how many have
 * values and what the features come to together matters: factors multiply in any order.
 */
function batchesOf(hold: Hold, count: number, before: number): Batch[] {
  let batches: Batch[] = [{ probability: 1, values: 0, features: 0, respins: 0, factor: 1 }]
  const valueWeight = hold.values.reduce((sum, { weight }) => sum + weight, 0)
  for (let drawn = 0; drawn < count; drawn++) {
    const grown = new Map<string, Batch>()
    const add = (batch: Batch) => {
      const key = `${batch.values} ${batch.respins} ${batch.factor}`
      const known = grown.get(key)
      if (known) known.probability += batch.probability
      else grown.set(key, batch)
    }
    for (const batch of batches) {
      const open = openFeatures(hold, before + batch.features)
      const total = open.reduce((sum, { weight }) => sum + weight, valueWeight)
      const part = (weight: number) => batch.probability * (weight / total)
      add({ ...batch, probability: part(valueWeight), values: batch.values + 1 })
      for (const coin of open) {
        add({
          probability: part(coin.weight),
          values: batch.values,
          features: batch.features + 1,
          respins: batch.respins + (coin.feature === 'respin' ? 1 : 0),
          factor: batch.factor * factorOf(coin),
        })
      }
    }
    batches = [...grown.values()]
  }
  return batches
}

/** What a feature coin multiplies the sum of all coins by: one that takes the sum adds it once more. */
function factorOf(coin: FeatureCoin): number {
  if (coin.feature === 'multiply') return coin.factor
  return coin.feature === 'collect' ? 2 : 1
}

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return Math.round(result)
}
