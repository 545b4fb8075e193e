import type { Coin, HoldAct } from '../outcome.ts'

/**
 * Lets the feature coins among those that landed act, in the order of `landed`, on all that is held
 * with them. Coins are replaced and never changed: earlier steps of a round still show them as they were.
 */
export function actFeatures(
  held: readonly Coin[],
  landed: readonly Coin[],
): { held: readonly Coin[]; acts: HoldAct[] } {
  const acts: HoldAct[] = []
  for (const by of landed) {
    const coins = changedBy(by, held)
    if (coins.length === 0) continue
    held = held.map((coin) => coins.find((changed) => isAt(changed, coin)) ?? coin)
    acts.push({ by: { reel: by.reel, row: by.row }, coins })
  }
  return { held, acts }
}

/** What a feature coin makes of the coins that it changes. */
function changedBy({ feature, factor = 1, ...by }: Coin, held: readonly Coin[]): Coin[] {
  if (feature === 'collect') {
    const multiple = held.reduce((sum, coin) => sum + coin.multiple, 0)
    return [{ ...by, feature, multiple }]
  }
  if (feature !== 'multiply') return []
  return held
    .filter(({ multiple }) => multiple > 0)
    .map((coin) => ({ ...coin, multiple: coin.multiple * factor }))
}

const isAt = (one: Coin, other: Coin) => one.reel === other.reel && one.row === other.row
