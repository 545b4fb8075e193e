import type { z } from 'zod'
import { makeTable } from '@marquee/platform-draws/preset'
import type { depositStreakSettings } from './settings.ts'

type StreakSource = z.input<typeof depositStreakSettings>

/** What a brand's streak gives, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** The streak of eight purchases, no two more than 30 days apart, with a wheel at its end. */
export const purchaseStreak = (
  skin: StreakSource['skin'],
  { unit, entries: [, some, many] }: Figures,
): StreakSource => ({
  isActive: true,
  skin,
  percentEnabled: skin.endsWith('vault'),
  resetAfterDays: 30,
  stages: [
    { id: 1, title: { en: 'Opening', es: 'Inicio' }, fromDeposit: 1, toDeposit: 3 },
    { id: 2, title: { en: 'Halfway', es: 'A medio camino' }, fromDeposit: 4, toDeposit: 6 },
    { id: 3, title: { en: 'Finish', es: 'Meta' }, fromDeposit: 7, toDeposit: 8 },
  ],
  sectors: makeTable([
    [50 * unit, 0, 30],
    [0, some, 12],
    [80 * unit, 0, 24],
    [0, many, 10],
    [120 * unit, 0, 14],
    [0, 3 * many, 3],
    [400 * unit, 0, 5],
    [1000 * unit, 0, 2],
  ]),
})
