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

/** Four levels of five spins; each pays more than the one before, and half of the spins bring something. */
export const miniSlotPreset = ({ unit, entries: [few, some] }: Figures): MiniSlotSource => ({
  spinsPerDay: 5,
  levels: [1, 2, 3, 4].map((step) => ({
    spins: 5,
    outcomes: [
      { id: 1, symbol: null, prize: {}, weight: 50 },
      { id: 2, symbol: 0, prize: { coins: step * unit }, weight: 26 },
      { id: 3, symbol: 1, prize: { coins: 2 * step * unit }, weight: 13 },
      { id: 4, symbol: 2, prize: { coins: 4 * step * unit }, weight: 6 },
      { id: 5, symbol: 3, prize: { entries: few }, weight: 3 },
      { id: 6, symbol: 4, prize: { coins: 10 * step * unit }, weight: 1 },
      { id: 7, symbol: 5, prize: { coins: 10 * step * unit, entries: some }, weight: 1 },
    ],
  })),
})
