import type { LuckyDiceSource } from './settings.ts'

/** What a brand's dice bring, in its own figures. */
interface Figures {
  /** Coins of the smallest step. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** Prizes of two to six and of twelve to eight, as shares of the unit: the rarer a sum, the more it brings. */
const rising = [12, 5, 2.5, 1.5, 1] as const

/** Five throws a day. Every sum brings coins, and a double six entries too. */
export const luckyDicePreset = (
  { unit, entries: [, some] }: Figures,
  overrides: Partial<LuckyDiceSource> = {},
): LuckyDiceSource => {
  const low = rising.map((share) => ({ coins: Math.round(share * unit) }))
  const [two = { coins: unit }, ...others] = low
  return {
    prizes: [
      two,
      ...others,
      { coins: Math.round(unit / 2) },
      ...others.toReversed(),
      { ...two, entries: some },
    ],
    ...overrides,
  }
}
