import { makeTable } from '@marquee/platform-draws/preset'
import type { z } from 'zod'
import type { coinDropSettings } from './settings.ts'

type CoinDropSource = z.input<typeof coinDropSettings>

/** Four showers a day, so that one falls into the waking hours of everybody; coins alone. */
export const coinDropsPreset = (
  { unit }: { unit: number },
  overrides: Partial<CoinDropSource> = {},
): CoinDropSource => ({
  hours: [1, 13, 17, 21],
  minutes: 60,
  outcomes: makeTable([
    [unit, 0, 45],
    [2 * unit, 0, 30],
    [3 * unit, 0, 16],
    [10 * unit, 0, 7],
    [50 * unit, 0, 2],
  ]),
  ...overrides,
})
