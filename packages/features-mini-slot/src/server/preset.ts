import type { z } from 'zod'
import type { miniSlotSettings } from './settings.ts'

type MiniSlotSource = z.input<typeof miniSlotSettings>

/** What a brand's mini slot pays, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** What three alike bring on the first level, null for no three alike: coins, entries, and the weight in the draw. */
type Reels = readonly (readonly [
  symbol: number | null,
  coins: number,
  entries: number,
  weight: number,
])[]

const usualReels = ({ unit, entries: [few, some] }: Figures): Reels => [
  [null, 0, 0, 50],
  [0, unit, 0, 26],
  [1, 2 * unit, 0, 13],
  [2, 4 * unit, 0, 6],
  [3, 0, few, 3],
  [4, 10 * unit, 0, 1],
  [5, 10 * unit, some, 1],
]

/**
 * Four levels of five spins; each pays the coins of the first once more, and about half of the spins
 * bring something.
 */
export const miniSlotPreset = (
  figures: Figures,
  reels: Reels = usualReels(figures),
): MiniSlotSource => ({
  spinsPerDay: 5,
  levels: [1, 2, 3, 4].map((step) => ({
    spins: 5,
    outcomes: reels.map(([symbol, coins, entries, weight], index) => ({
      id: index + 1,
      symbol,
      prize: { coins: step * coins, entries },
      weight,
    })),
  })),
})
