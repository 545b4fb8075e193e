import { makeTable } from '@marquee/platform-draws/preset'
import type { DailyChestsSource } from './settings.ts'

/** What a brand's chests hold, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** Three chests a day; something is in every one, and in one of a hundred a treasure. */
export const dailyChestsPreset = (
  { unit, entries: [few, some] }: Figures,
  overrides: Partial<DailyChestsSource> = {},
): DailyChestsSource => ({
  outcomes: makeTable([
    [unit, 0, 34],
    [2 * unit, 0, 28],
    [3 * unit, 0, 18],
    [0, few, 8],
    [5 * unit, 0, 8],
    [10 * unit, some, 3],
    [25 * unit, some, 1],
  ]),
  ...overrides,
})
