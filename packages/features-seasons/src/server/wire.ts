import type { PushPayload } from '@marquee/contract'
import type { AdventureMap } from '../contract/map/schemas.ts'
import type { Season } from '../contract/schemas.ts'
import type { SeasonSettings } from './settings.ts'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { levelOf, percentOf, pointsToday, progressOf, themeOf, totalOf } from './rules.ts'
import type { WalkRow } from './store.ts'

/** One season of a brand as a player sees it at an instant. */
export interface Sight {
  settings: SeasonSettings
  period: Period
  walk: WalkRow
  /** The player takes a break. */
  isResting: boolean
  /** Epoch ms. */
  now: number
}

/** How far a player is, as flags and pushes say it (PLAYER-02, RT-09). */
export const stepOf = ({
  settings,
  period,
  walk,
}: Pick<Sight, 'settings' | 'period' | 'walk'>): PushPayload<'season'> => ({
  slug: themeOf(settings, period.number).slug,
  totalProgressPercents: percentOf(settings, walk.points),
  currentLevel: levelOf(settings, walk.points),
})

/** The season that follows; before the first begins, that one. */
function nextOf({ settings, period, now }: Sight): Season['next'] {
  const isAhead = now < period.startedAt
  const { title, skin } = themeOf(settings, period.number + (isAhead ? 0 : 1))
  return { title, skin, startedAt: isAhead ? period.startedAt : period.nextAt }
}

/** A season as the contract sends it (CALL-48). */
export function seasonToWire(sight: Sight): Season {
  const { settings, period, walk, isResting, now } = sight
  const { title, skin } = themeOf(settings, period.number)
  const progress = progressOf(settings, walk.points)
  return {
    id: period.number,
    ...stepOf(sight),
    title,
    skin,
    isRunning: isRunning(period, now),
    isEnabled: isRunning(period, now) && !isResting,
    levels: settings.sections.map(({ award }, index) => ({
      level: index + 1,
      prize: award,
      progressPercents: progress[index] ?? 0,
      isCompleted: progress[index] === 100,
    })),
    points: { walked: walk.points, total: totalOf(settings), today: pointsToday(walk, now) },
    rule: settings.rule,
    startedAt: period.startedAt,
    finishedAt: period.finishedAt,
    next: nextOf(sight),
  }
}

/** Its adventure map as the contract sends it (MAP-01). */
export function mapToWire({
  settings,
  period,
  walk,
}: Pick<Sight, 'settings' | 'period' | 'walk'>): AdventureMap {
  const { title, skin } = themeOf(settings, period.number)
  const progress = progressOf(settings, walk.points)
  return {
    id: period.number,
    title,
    skin,
    finishedAt: period.finishedAt,
    claimableUntil: period.nextAt,
    map: {
      sections: settings.sections.map(({ award }, index) => ({
        index,
        isCurrent: index === walk.claimed - 1,
        award,
        isAwardClaimed: index < walk.claimed,
        progressBar: progress[index] ?? 0,
      })),
    },
  }
}
