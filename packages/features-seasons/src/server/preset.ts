import type { z } from 'zod'
import type { seasonSettings } from './settings.ts'

type SeasonSource = z.input<typeof seasonSettings>
type Text = SeasonSource['themes'][number]['title']

/** What a brand's season pays, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every award in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big award, in units of 0.01. */
  entries: readonly [number, number, number]
}

interface Year {
  figures: Figures
  /** What the brand calls its two seasons. */
  neutral: Text
  spooky: Text
  /** Days between two seasons. */
  rest?: number
}

/** Four weeks, the days between two seasons among them; eight stops that lie further and further apart. */
export const seasonsPreset = ({
  figures: {
    unit,
    entries: [few, some, many],
  },
  neutral,
  spooky,
  rest = 2,
}: Year): SeasonSource => ({
  rhythm: { firstDay: '2026-01-05', rest },
  days: 28 - rest,
  themes: [
    { slug: 'neutral-trail', title: neutral, skin: 'neutral' },
    { slug: 'spooky-tower', title: spooky, skin: 'spooky' },
  ],
  rule: { stakePerPoint: 20, pointsPerRound: 5, pointsPerDay: 150 },
  sections: [
    { points: 20, award: { coins: 5 * unit } },
    { points: 40, award: { coins: 8 * unit } },
    { points: 70, award: { entries: few } },
    { points: 100, award: { coins: 12 * unit } },
    { points: 130, award: { coins: 15 * unit, entries: few } },
    { points: 160, award: { coins: 20 * unit } },
    { points: 200, award: { coins: 25 * unit, entries: some } },
    { points: 240, award: { coins: 50 * unit, entries: many } },
  ],
})
