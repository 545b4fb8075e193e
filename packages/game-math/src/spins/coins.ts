import type { Cell, Coin } from '../outcome.ts'
import type { CoinValue, FeatureCoin, Hold } from '../slot-model.ts'
import type { Rng } from '../rng.ts'

/** What a coin is, wherever it lands. */
export type DrawnCoin = Omit<Coin, keyof Cell>

/** Draws what a coin in view of a spin is worth, as a multiple of the stake. */
export function drawCoin(hold: Hold, rng: Rng): DrawnCoin {
  return drawOf(hold.values, rng)
}

/** Draws what lands in a respin of a hold in which so many feature coins have landed before. */
export function drawLanded(hold: Hold, features: number, rng: Rng): DrawnCoin {
  return drawOf([...hold.values, ...openFeatures(hold, features)], rng)
}

/** The feature coins that may still land once so many have. */
export function openFeatures({ features }: Hold, landed: number): readonly FeatureCoin[] {
  return features && landed < features.most ? features.coins : []
}

function drawOf(coins: readonly (CoinValue | FeatureCoin)[], rng: Rng): DrawnCoin {
  let ticket = rng.int(coins.reduce((sum, { weight }) => sum + weight, 0))
  for (const coin of coins) {
    ticket -= coin.weight
    if (ticket >= 0) continue
    const { weight: _, ...drawn } = coin
    return 'multiple' in drawn ? drawn : { multiple: 0, ...drawn }
  }
  throw new Error('The weights of the coins changed while one was drawn.')
}
