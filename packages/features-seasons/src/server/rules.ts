import type { SeasonRule } from '../contract/schemas.ts'
import type { SeasonSettings } from './settings.ts'
import { type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'

const dayMs = 86_400_000

/** The season that an instant belongs to, see `periodAt`. */
export const seasonPeriod = ({ rhythm, days }: SeasonSettings, now: number): Period =>
  periodAt({ ...rhythm, days }, now)

export type SeasonTheme = SeasonSettings['themes'][number]

/** What a season is called and looks like, by its number: themes take turns. */
export function themeOf({ themes }: Pick<SeasonSettings, 'themes'>, number: number): SeasonTheme {
  const theme = themes[(number - 1) % themes.length]
  if (!theme) throw new Error('A brand’s seasons have no theme. The settings were checked.')
  return theme
}

/** The day of UTC that an instant belongs to, in days since 1970. */
export const dayOf = (now: number): number => Math.floor(now / dayMs)

export interface Round {
  /** In the smallest unit of what it was played with. */
  cost: number
  /** Played with a free spin: nothing was staked. */
  isFree: boolean
}

/** The points of a round: by its stake, one at least and no more than the rule's limit. */
export const pointsOf = (
  { cost, isFree }: Round,
  { stakePerPoint, pointsPerRound }: SeasonRule,
): number => (isFree ? 1 : Math.min(pointsPerRound, Math.max(1, Math.floor(cost / stakePerPoint))))

export interface Walk {
  points: number
  /** Days since 1970. */
  day: number
  day_points: number
}

export const totalOf = ({ sections }: Pick<SeasonSettings, 'sections'>): number =>
  sections.reduce((sum, { points }) => sum + points, 0)

/** Points of the day that an instant belongs to. */
export const pointsToday = ({ day, day_points }: Walk, now: number): number =>
  day === dayOf(now) ? day_points : 0

/** How far a player is after a round: no further than the path, and no more in a day than the rule says. */
export function walkAfter(walk: Walk, round: Round, settings: SeasonSettings, now: number): Walk {
  const today = pointsToday(walk, now)
  const gained = Math.min(
    pointsOf(round, settings.rule),
    Math.max(0, settings.rule.pointsPerDay - today),
    Math.max(0, totalOf(settings) - walk.points),
  )
  return { points: walk.points + gained, day: dayOf(now), day_points: today + gained }
}

/** The points that each stop is reached at, from the beginning of the path. */
export function reachedAt({ sections }: Pick<SeasonSettings, 'sections'>): number[] {
  let points = 0
  return sections.map((section) => (points += section.points))
}

/** How much of each stretch is walked, in whole percent. */
export function progressOf({ sections }: Pick<SeasonSettings, 'sections'>, points: number) {
  let left = points
  return sections.map((section) => {
    const walked = Math.min(Math.max(left, 0), section.points)
    left -= section.points
    return Math.floor((walked * 100) / section.points)
  })
}

/** Stops reached. */
export const levelOf = (settings: Pick<SeasonSettings, 'sections'>, points: number): number =>
  progressOf(settings, points).filter((percent) => percent === 100).length

/** How much of the whole path is walked, in whole percent. */
export const percentOf = (settings: Pick<SeasonSettings, 'sections'>, points: number): number =>
  Math.floor((points * 100) / totalOf(settings))
