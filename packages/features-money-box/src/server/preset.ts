import type { z } from 'zod'
import type { moneyBoxSettings } from './settings.ts'

type MoneyBoxSource = z.input<typeof moneyBoxSettings>

/** A box in steps of a brand's unit of coins, filled by the games of an issue. */
export const moneyBoxPreset = (
  unit: number,
  games: MoneyBoxSource['games'],
  overrides: Partial<MoneyBoxSource> = {},
): MoneyBoxSource => ({
  games,
  minAmount: 5 * unit,
  maxAmount: 50 * unit,
  perHundred: { coins: 4, entries: 20 },
  firstOfDay: Math.round(unit / 5),
  sealedHours: 4,
  ...overrides,
})
