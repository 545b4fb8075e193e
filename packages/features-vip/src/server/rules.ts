import type { Prize } from '@marquee/contract'
import type { RankLeague } from '../contract/schemas.ts'
import type { RankLeagueSettings } from './settings.ts'

export type Section = RankLeagueSettings['sections'][number]

/** A level with the section that it belongs to. */
export interface Level {
  /** From 1 over all sections. */
  index: number
  /** From 1 within its section. */
  place: number
  section: Section
  /** At which it begins. */
  experience: number
  prize: Prize
}

/** Every level of a league, the lowest first. */
export const levelsOf = ({ sections }: RankLeagueSettings): Level[] =>
  sections
    .flatMap((section) =>
      section.levels.map((level, index) => ({ ...level, place: index + 1, section })),
    )
    .map((level, index) => ({ ...level, index: index + 1 }))

export interface Standing {
  level: Level
  /** Null on the last level. */
  next: Level | null
  /** The experience for the next level is there, and a confirmed identity is not. */
  isHeldBack: boolean
}

/** Where an experience stands; sections from `verifiedFrom` on are for confirmed players. */
export function standingOf(
  settings: RankLeagueSettings,
  experience: bigint,
  isVerified: boolean,
): Standing {
  const { verifiedFrom } = settings
  const levels = levelsOf(settings)
  const reached = levels.filter((level) => experience >= level.experience)
  const isOpen = ({ section }: Level) =>
    isVerified || verifiedFrom === null || section.id < verifiedFrom
  const level = reached.findLast(isOpen)
  if (!level) throw new Error('The league has no level that everybody has. Check its settings.')
  return {
    level,
    next: levels[level.index] ?? null,
    isHeldBack: reached.some((one) => !isOpen(one)),
  }
}

/** Whether it takes a look at the identity to say where an experience stands. */
export const asksForIdentity = (
  { sections, verifiedFrom }: RankLeagueSettings,
  experience: bigint,
): boolean => {
  const gate = sections.find(({ id }) => id === verifiedFrom)?.levels[0]
  return gate !== undefined && experience >= gate.experience
}

/** Experience for a stake in the smallest unit: 1 coin, or 0.01 entries. */
export const pointsFor = (
  { points }: RankLeagueSettings,
  unit: 'coins' | 'entries',
  staked: bigint,
): bigint => staked * BigInt(points[unit])

/** Whole percents of the way from a level to the next; 100 on the last. */
export const percentOf = ({ level, next }: Standing, experience: bigint): number => {
  if (!next) return 100
  const way = next.experience - level.experience
  return Math.min(100, Math.floor((Number(experience - BigInt(level.experience)) * 100) / way))
}

/** What the levels after one, up to another, bring together. */
export function prizeBetween(
  settings: RankLeagueSettings,
  after: number,
  upTo: number,
): { levels: number[]; prize: Prize } {
  const reached = levelsOf(settings).filter(({ index }) => index > after && index <= upTo)
  const sum = (unit: keyof Prize) => reached.reduce((total, { prize }) => total + prize[unit], 0)
  return {
    levels: reached.map(({ index }) => index),
    prize: { coins: sum('coins'), entries: sum('entries') },
  }
}

/** What of a week's coins comes back: a share of the loss, in whole coins; nothing of a gain. */
export const cashbackFor = (
  { staked, won }: { staked: bigint; won: bigint },
  percent: number,
): number => Math.max(0, Math.floor((Number(staked - won) * percent) / 100))

export type BlockedReason = RankLeague['progressBlockedReason']

/** Why play does not lead on; null when it does. */
export const blockedReason = (
  restriction: { kind: 'cool-off' | 'self-exclusion' } | null,
  { isHeldBack }: Standing,
): BlockedReason => {
  if (restriction) return restriction.kind === 'cool-off' ? 'cool-off' : 'excluded'
  return isHeldBack ? 'not-verified' : null
}
