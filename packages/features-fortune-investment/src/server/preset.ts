import type { z } from 'zod'
import type { fortuneInvestmentSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

type FortuneInvestmentSource = z.input<typeof fortuneInvestmentSettings>

/** A day, three and a week, in steps of a brand's unit of coins: a tenth of the welcome gift at the least. */
export const fortuneInvestmentPreset = (
  { unit }: { unit: number },
  overrides: Partial<FortuneInvestmentSource> = {},
): FortuneInvestmentSource => ({
  packages: [
    {
      id: 1,
      title: texts('packages.oneDay.title'),
      coins: 10 * unit,
      days: 1,
      bonus: Math.floor(unit / 2),
    },
    {
      id: 2,
      title: texts('packages.threeDays.title'),
      coins: 30 * unit,
      days: 3,
      bonus: 2 * unit,
    },
    {
      id: 3,
      title: texts('packages.aWeek.title'),
      coins: 50 * unit,
      days: 7,
      bonus: 6 * unit,
    },
  ],
  ...overrides,
})
