import { type LocalText } from '@marquee/contract/locales'
import type { z } from 'zod'
import type { rankLeagueSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

type RankLeagueSource = z.input<typeof rankLeagueSettings>

/** What a brand's league pays, in its own figures. */
interface Figures {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  unit: number
  /** Entries of a small, a middle and a big prize, in units of 0.01. */
  entries: readonly [number, number, number]
}

/** So many levels has each section, thirty in all. */
const levelsPerSection = 6

/** Experience at which a level begins: each takes one step more than the one before. */
const experienceOf = (level: number, step: number): number => (step * (level - 1) * level) / 2

/** Five sections, named by the brand. The first level is everybody's and brings nothing. */
export const rankLeaguePreset = (
  { unit, entries: [few, some, many] }: Figures,
  titles: readonly [LocalText, LocalText, LocalText, LocalText, LocalText],
  overrides: Partial<RankLeagueSource> = {},
): RankLeagueSource => {
  const step = 5 * unit
  const weekly = [
    null,
    { coins: 5 * unit },
    { coins: 10 * unit, entries: few },
    { coins: 20 * unit, entries: some },
    { coins: 40 * unit, entries: many },
  ]
  const prizeOf = (level: number, section: number) => {
    if (level === 1) return {}
    const opensSection = level % levelsPerSection === 1
    return opensSection ? { coins: 10 * section * unit, entries: some } : { coins: level * unit }
  }
  return {
    points: { coins: 1, entries: 5 },
    sections: titles.map((title, index) => ({
      id: index + 1,
      title,
      weeklyReward: weekly[index] ?? null,
      cashbackPercent: 2 * (index + 1),
      levels: Array.from({ length: levelsPerSection }, (_, place) => {
        const level = index * levelsPerSection + place + 1
        return { experience: experienceOf(level, step), prize: prizeOf(level, index) }
      }),
    })),
    verifiedFrom: 5,
    cashbackDay: 1,
    ...overrides,
  }
}

/** The metals, for brands without names of their own. */
export const metals = [
  texts('metals.bronze'),
  texts('metals.silver'),
  texts('metals.gold'),
  texts('metals.platinum'),
  texts('metals.diamond'),
] as const
