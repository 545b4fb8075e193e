import type { z } from 'zod'
import type { lotterySettings } from './settings.ts'

type LotterySource = z.input<typeof lotterySettings>

interface Look {
  /** Coins of the smallest step, and entries of a small, a middle and a big prize. */
  figures: { unit: number; entries: readonly [number, number, number] }
  title: LotterySource['title']
}

/** A lottery a week, drawn at midnight on Sunday by UTC; one free ticket a day and up to three by rounds. */
export const lotteryPreset = (
  {
    figures: {
      unit,
      entries: [few, some, many],
    },
    title,
  }: Look,
  overrides: Partial<LotterySource> = {},
): LotterySource => ({
  title,
  rhythm: { firstDay: '2026-01-05' },
  days: 7,
  roundsPerTicket: 15,
  ticketsPerDay: 3,
  prizes: [
    { winners: 1, coins: 500 * unit, entries: 5 * many },
    { winners: 3, coins: 150 * unit, entries: many },
    { winners: 10, coins: 50 * unit, entries: some },
    { winners: 30, coins: 15 * unit, entries: few },
  ],
  ...overrides,
})
