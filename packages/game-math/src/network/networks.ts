import type { JackpotId } from '../ids.ts'

/** Every network of jackpots. */
export const networkIds = ['anvil-reserve', 'lantern-reserve'] as const
export type NetworkId = (typeof networkIds)[number]

/** One jackpot that several games feed, and that falls to one of their rounds. */
export type NetworkLevel = {
  id: JackpotId
  /** What every round adds of its cost, in ten-thousandths. */
  share: number
  /** What the house puts in when it begins anew, in minor units of what is played with. */
  seed: number
  /** It has fallen before it holds more than this, in minor units. */
  mustDropBy: number
}

/**
 * Jackpots that the games of a studio share at a brand, apart for coins and for entries. The amount at
 * which a level falls is drawn in secret when it begins: every whole amount above the seed, up to the
 * highest, with the same chance. The round that brings it there wins that amount.
 */
export type Network = { id: NetworkId; levels: readonly NetworkLevel[] }

export const anvilReserve: Network = {
  id: 'anvil-reserve',
  levels: [
    { id: 'mini', share: 80, seed: 1_000, mustDropBy: 5_000 },
    { id: 'minor', share: 60, seed: 5_000, mustDropBy: 25_000 },
    { id: 'major', share: 60, seed: 50_000, mustDropBy: 250_000 },
  ],
}

export const lanternReserve: Network = {
  id: 'lantern-reserve',
  levels: [
    { id: 'mini', share: 100, seed: 500, mustDropBy: 2_500 },
    { id: 'minor', share: 60, seed: 4_000, mustDropBy: 20_000 },
    { id: 'major', share: 40, seed: 40_000, mustDropBy: 160_000 },
    { id: 'grand', share: 40, seed: 250_000, mustDropBy: 1_000_000 },
  ],
}
