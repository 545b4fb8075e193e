import type { z } from 'zod'
import { makeTable } from '@marquee/platform-draws/preset'
import type { depositStreakSettings } from './settings.ts'
import { texts } from '../messages/texts.ts'

type StreakSource = z.input<typeof depositStreakSettings>
type LocalText = NonNullable<StreakSource['boost']>['title']

/** Sectors whose prizes lie close together; their ids follow those of the usual eight. */
const steadySectors = (unit: number): StreakSource['sectors'] =>
  makeTable([
    [100 * unit, 0, 20],
    [120 * unit, 0, 15],
    [150 * unit, 0, 10],
    [100 * unit, 0, 20],
    [200 * unit, 0, 8],
    [120 * unit, 0, 15],
    [150 * unit, 0, 10],
    [300 * unit, 0, 2],
  ]).map((sector) => ({ ...sector, id: sector.id + 8 }))

/** What a brand's streak gives, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** What a brand calls the two tables that its players choose between. */
interface BoostTitles {
  /** Coins and entries, from small to very large. */
  wide: LocalText
  /** Coins alone, none of them small and none of them very large. */
  steady: LocalText
}

/** The streak of eight purchases, no two more than 30 days apart, with a wheel at its end. */
export const purchaseStreak = (
  skin: StreakSource['skin'],
  { unit, entries: [, some, many] }: Figures,
  choice?: BoostTitles,
): StreakSource => ({
  isActive: true,
  skin,
  // The brand's own drawing of a prize, under the name that its build gives it.
  images: skin.startsWith('skin_') ? { prize: '/icons/reward.svg' } : {},
  percentEnabled: skin.endsWith('vault'),
  resetAfterDays: 30,
  stages: [
    {
      id: 1,
      title: texts('streak.purchaseStreak.stages.opening.title'),
      fromDeposit: 1,
      toDeposit: 3,
    },
    {
      id: 2,
      title: texts('streak.purchaseStreak.stages.halfway.title'),
      fromDeposit: 4,
      toDeposit: 6,
    },
    {
      id: 3,
      title: texts('streak.purchaseStreak.stages.finish.title'),
      fromDeposit: 7,
      toDeposit: 8,
    },
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
  boost: choice
    ? { title: choice.wide, other: { title: choice.steady, sectors: steadySectors(unit) } }
    : null,
})
