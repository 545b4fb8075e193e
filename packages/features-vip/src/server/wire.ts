import { type Locale, type LocalText } from '@marquee/contract/locales'
import { texts } from './messages/texts.ts'
import { madeOnce } from '@marquee/platform-kernel/madeOnce'
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

const figure =
  (amount: number, digits = 0) =>
  (locale: Locale): string =>
    numberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount)

/** '500 coins and 0.20 entries' */
function prizeWords({ coins, entries }: Prize): LocalText {
  const coinsText = texts('benefits.coins', { count: coins, amount: figure(coins) })
  const entriesText = texts('benefits.entries', {
    count: entries / 100,
    amount: figure(entries / 100, 2),
  })
  if (!entries) return coinsText
  return coins ? texts('benefits.both', { coins: coinsText, entries: entriesText }) : entriesText
}

/** What a section brings, in words made of its own figures. */
export function benefitsOf({ weeklyReward, cashbackPercent, levels }: Section): LocalText[] {
  const most = Math.max(...levels.map(({ prize }) => prize.coins))
  return [
    ...(weeklyReward ? [texts('benefits.weekly', { prize: prizeWords(weeklyReward) })] : []),
    ...(most ? [texts('benefits.level', { most: figure(most) })] : []),
    texts('benefits.cashback', { percent: cashbackPercent }),
  ]
}

const titleOf = ({ section, place }: Level): LocalText =>
  texts('level', { section: section.title, place })

const levelToWire = (
  level: Level,
): Pick<RankLeague['currentLevel'], 'index' | 'title' | 'prize'> => ({
  index: level.index,
  title: titleOf(level),
  prize: level.prize,
})

const sectionsToWire = madeOnce((settings: RankLeagueSettings): RankSection[] => {
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
})

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
