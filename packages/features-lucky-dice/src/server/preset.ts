import type { LuckyDiceSource } from './settings.ts'

/** What a brand's dice bring, in its own figures. */
interface Figures {
  /** Coins of the smallest step. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/**
 * Prizes of two to seven as shares of the unit; eight to twelve have those of six to two. The rarer a
 * sum, the more it brings.
 */
type Shares = readonly [number, number, number, number, number, number]
const usualShares: Shares = [12, 5, 2.5, 1.5, 1, 0.5]

/** Five throws a day. Every sum brings coins, and a double six entries too. */
export const luckyDicePreset = (
  { unit, entries: [, some] }: Figures,
  overrides: Partial<LuckyDiceSource> = {},
  shares: Shares = usualShares,
): LuckyDiceSource => {
  const rising = shares.map((share) => ({ coins: Math.round(share * unit) }))
  const prizes = [...rising, ...rising.slice(0, -1).toReversed()]
  return {
    prizes: prizes.map((prize, index) =>
      index === prizes.length - 1 ? { ...prize, entries: some } : prize,
    ),
    ...overrides,
  }
}
