import { type LocalText } from '@marquee/contract/locales'
import type { z } from 'zod'
import { makeTable } from '@marquee/platform-draws/preset'
import type { wheelSettings } from './settings.ts'

type WheelSource = z.input<typeof wheelSettings>

/** What a brand's usual wheels hold, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** The free wheel of the day; a brand may have sectors of its own. */
export const dailyWheel = (
  title: LocalText,
  { unit, entries: [few, some, many] }: Figures,
  sectors?: WheelSource['sectors'],
): WheelSource => ({
  wheelId: 1,
  type: 'daily',
  title,
  sectors:
    sectors ??
    makeTable([
      [3 * unit, 0, 15],
      [5 * unit, 0, 12],
      [0, few, 10],
      [2 * unit, 0, 16],
      [10 * unit, 0, 8],
      [4 * unit, 0, 10],
      [0, some, 6],
      [20 * unit, 0, 5],
      [3 * unit, 0, 12],
      [0, many, 3],
      [100 * unit, 0, 3],
    ]),
})

/**
 * Wheels whose spins come with purchases: a booster with each of 4.99 US dollars or more, an extra
 * one with each of 19.99. Both hold coins alone.
 */
export const earnedWheels = (
  titles: { booster: LocalText; extra: LocalText },
  sectors: { booster: WheelSource['sectors']; extra: WheelSource['sectors'] },
): WheelSource[] => [
  { wheelId: 4, type: 'booster', title: titles.booster, minDeposit: 499, sectors: sectors.booster },
  { wheelId: 5, type: 'extra', title: titles.extra, minDeposit: 1_999, sectors: sectors.extra },
]
