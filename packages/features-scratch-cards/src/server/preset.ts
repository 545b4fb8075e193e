import { makeTable } from '@marquee/platform-draws/preset'
import type { z } from 'zod'
import type { scratchCardSettings } from './settings.ts'

type ScratchCardSource = z.input<typeof scratchCardSettings>

/** What a brand's cards and boxes hold, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** Two weeks of cards, one free each day; every card and every box holds something. */
export const scratchCardsPreset = (
  { unit, entries: [few, some, many] }: Figures,
  overrides: Partial<ScratchCardSource> = {},
): ScratchCardSource => ({
  rhythm: { firstDay: '2026-01-05' },
  days: 14,
  daysPerCard: 1,
  roundsPerCard: 10,
  cardsPerTurn: 2,
  outcomes: makeTable([
    [2 * unit, 0, 34],
    [3 * unit, 0, 26],
    [0, few, 16],
    [8 * unit, 0, 12],
    [0, some, 6],
    [25 * unit, 0, 4],
    [100 * unit, many, 2],
  ]),
  boxes: {
    count: 5,
    cardsPerKey: 3,
    outcomes: makeTable([
      [5 * unit, 0, 40],
      [10 * unit, 0, 28],
      [0, some, 16],
      [30 * unit, 0, 10],
      [0, many, 4],
      [150 * unit, many, 2],
    ]),
  },
  ...overrides,
})
