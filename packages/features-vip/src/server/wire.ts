import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { Prize } from '@marquee/contract'
import type { RankLeague, RankSection } from '../contract/schemas.ts'
import type { RankLeagueSettings } from './settings.ts'
import { toWire } from '@marquee/platform-kernel/money'
import {
  type BlockedReason,
  type Level,
  levelsOf,
  prizeBetween,
  type Section,
  type Standing,
} from './rules.ts'
import type { RankRow, WeekRow } from './store.ts'
import { startOf } from './weeks.ts'

type Text = { en: string; es: string }

const inBoth = (say: (locale: 'en' | 'es') => string): Text => ({ en: say('en'), es: say('es') })

const words = {
  en: { coins: 'coins', entries: 'entries', and: 'and' },
  es: { coins: 'monedas', entries: 'participaciones', and: 'y' },
} as const

const figure = (locale: string, amount: number, digits = 0): string =>
  numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)

/** '500 coins and 0.20 entries' */
function prizeWords({ coins, entries }: Prize, locale: 'en' | 'es'): string {
  const { coins: coin, entries: entry, and } = words[locale]
  return [
    ...(coins ? [`${figure(locale, coins)} ${coin}`] : []),
    ...(entries ? [`${figure(locale, entries / 100, 2)} ${entry}`] : []),
  ].join(` ${and} `)
}

/** What a section brings, in words made of its own figures. */
export function benefitsOf({ weeklyReward, cashbackPercent, levels }: Section): Text[] {
  const most = Math.max(...levels.map(({ prize }) => prize.coins))
  return [
    ...(weeklyReward
      ? [
          inBoth((locale) =>
            locale === 'en'
              ? `${prizeWords(weeklyReward, locale)} after each week of play`
              : `${prizeWords(weeklyReward, locale)} tras cada semana de juego`,
          ),
        ]
      : []),
    ...(most
      ? [
          inBoth((locale) =>
            locale === 'en'
              ? `Up to ${figure(locale, most)} coins for a level`
              : `Hasta ${figure(locale, most)} monedas por nivel`,
          ),
        ]
      : []),
    inBoth((locale) =>
      locale === 'en'
        ? `${cashbackPercent}% of a week’s net loss of coins comes back`
        : `Vuelve el ${cashbackPercent} % de las monedas perdidas en la semana`,
    ),
  ]
}

const titleOf = ({ section, place }: Level): Text =>
  inBoth((locale) => `${section.title[locale]} ${place}`)

const levelToWire = (
  level: Level,
): Pick<RankLeague['currentLevel'], 'index' | 'title' | 'prize'> => ({
  index: level.index,
  title: titleOf(level),
  prize: level.prize,
})

function sectionsToWire(settings: RankLeagueSettings): RankSection[] {
  const { verifiedFrom } = settings
  const levels = levelsOf(settings)
  return settings.sections.map((section) => {
    const own = levels.filter((level) => level.section.id === section.id)
    return {
      id: section.id,
      title: section.title,
      firstLevel: own[0]?.index ?? 1,
      lastLevel: own.at(-1)?.index ?? 1,
      experience: own[0]?.experience ?? 0,
      benefits: benefitsOf(section),
      weeklyReward: section.weeklyReward,
      needsVerification: verifiedFrom !== null && section.id >= verifiedFrom,
    }
  })
}

export interface RankSight {
  settings: RankLeagueSettings
  row: RankRow
  standing: Standing
  progressBlockedReason: BlockedReason
  /** The week of today by its number, what was played in it and in the one before. */
  week: number
  thisWeek: WeekRow
  lastWeek: WeekRow
}

/** What of last week's play waits; null when nothing does. */
export const weeklyPrizeOf = ({ standing, row, week, lastWeek }: RankSight): Prize | null =>
  lastWeek.experience > 0n && row.rewarded_week < week ? standing.level.section.weeklyReward : null

/** A player's place as the contract sends it (RANK-02). */
export function rankToWire(sight: RankSight): RankLeague {
  const { settings, row, standing, progressBlockedReason, week, thisWeek } = sight
  const { level, next } = standing
  const { section } = level
  const nextSection = settings.sections.find(({ id }) => id > section.id)
  const weekly = weeklyPrizeOf(sight)
  const earned = prizeBetween(settings, row.claimed_level, level.index)
  const endsAt = startOf(week + 1)
  return {
    enabled: true,
    currentLevel: {
      ...levelToWire(level),
      currentExperience: toWire(row.experience),
      startsAt: level.experience,
    },
    currentSection: { id: section.id, title: section.title },
    nextLevel: next && { ...levelToWire(next), experienceNeeded: next.experience },
    nextSectionBenefits: nextSection ? benefitsOf(nextSection) : [],
    weeklyReward: weekly && { prize: weekly, availableUntil: endsAt },
    progressBlockedReason,
    levelReward: earned.levels.length ? earned : null,
    sections: sectionsToWire(settings),
    points: settings.points,
    week: { endsAt, hasPlayed: thisWeek.experience > 0n },
  }
}
