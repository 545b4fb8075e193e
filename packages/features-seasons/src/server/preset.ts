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

/** Points from the stop before, and the award's coins and entries. */
type Stops = readonly (readonly [points: number, coins: number, entries: number])[]

const usualStops = ({ unit, entries: [few, some, many] }: Figures): Stops => [
  [20, 5 * unit, 0],
  [40, 8 * unit, 0],
  [70, 0, few],
  [100, 12 * unit, 0],
  [130, 15 * unit, few],
  [160, 20 * unit, 0],
  [200, 25 * unit, some],
  [240, 50 * unit, many],
]

interface Year {
  figures: Figures
  /** What the brand calls its two seasons. */
  neutral: Text
  spooky: Text
  /** Days between two seasons. */
  rest?: number
  /** The brand's own eight stops. */
  stops?: Stops
}

/** Four weeks, the days between two seasons among them; eight stops that lie further and further apart. */
export const seasonsPreset = ({
  figures,
  neutral,
  spooky,
  rest = 2,
  stops = usualStops(figures),
}: Year): SeasonSource => ({
  rhythm: { firstDay: '2026-01-05', rest },
  days: 28 - rest,
  themes: [
    { slug: 'neutral-trail', title: neutral, skin: 'neutral' },
    { slug: 'spooky-tower', title: spooky, skin: 'spooky' },
  ],
  rule: { stakePerPoint: 20, pointsPerRound: 5, pointsPerDay: 150 },
  sections: stops.map(([points, coins, entries]) => ({ points, award: { coins, entries } })),
})
