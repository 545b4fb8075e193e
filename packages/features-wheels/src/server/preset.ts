import type { z } from 'zod'
import { makeTable } from '@marquee/platform-draws/preset'
import type { wheelSettings } from './settings.ts'

type Text = Record<'en' | 'es', string>
type WheelSource = z.input<typeof wheelSettings>

/** What a brand's usual wheels hold, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** The free wheel of the day. */
export const dailyWheel = (
  title: Text,
  { unit, entries: [few, some, many] }: Figures,
): WheelSource => ({
  wheelId: 1,
  type: 'daily',
  title,
  sectors: makeTable([
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

/** A free box a day, and one that comes with a purchase of 9.99 US dollars (LOOTBOX-03). */
export const lootboxes = (
  titles: { free: Text; premium: Text },
  { unit, entries: [few, some, many] }: Figures,
): WheelSource[] => [
  {
    wheelId: 2,
    type: 'freeLootbox',
    title: titles.free,
    sectors: makeTable([
      [2 * unit, 0, 40],
      [5 * unit, 0, 25],
      [0, few, 15],
      [10 * unit, 0, 12],
      [40 * unit, 0, 5],
      [0, some, 3],
    ]),
  },
  {
    wheelId: 3,
    type: 'premiumLootbox',
    title: titles.premium,
    minDeposit: 999,
    sectors: makeTable([
      [50 * unit, 0, 40],
      [100 * unit, 0, 25],
      [0, many, 15],
      [200 * unit, 0, 12],
      [500 * unit, 0, 5],
      [0, 5 * many, 3],
    ]),
  },
]
