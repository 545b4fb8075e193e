import { type LocalText } from '@marquee/contract/locales'
import { type PlayerFlags } from '@marquee/contract'
import { type AdventureMap } from '../contract/map/schemas.ts'
import { defaultSeason } from '../contract/endpoints.ts'
import { type Season } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { SeasonSettings } from './settings.ts'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning, type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { seasonPeriod, themeOf } from './rules.ts'
import { findWalk } from './store.ts'
import { mapToWire, seasonToWire, stepOf } from './wire.ts'

/** A brand's seasons. @throws PlatformError not-found for a brand without them. */
export function seasonsOf({ season }: BrandSettings): SeasonSettings {
  if (season) return season
  throw new PlatformError('not-found', 'This brand has no seasons. Ask a brand that has them.')
}

/** A season by its number, between 1 and that of now. @throws PlatformError not-found for another one. */
function numbered(settings: SeasonSettings, number: number, now: number): Period {
  const present = seasonPeriod(settings, now)
  if (number > present.number) {
    throw new PlatformError(
      'not-found',
      `There has been no season ${number} yet. The present one is ${present.number}; \`current\` names it.`,
    )
  }
  const { rest } = settings.rhythm
  const back = (present.number - number) * (settings.days + rest) * 86_400_000
  return periodAt({ ...settings.rhythm, days: settings.days }, present.startedAt - back)
}

/** The season that a name stands for: the present one, or the last one of a slug (SEASON-02). */
function named(settings: SeasonSettings, name: string, now: number): Period {
  const present = seasonPeriod(settings, now)
  if (name === defaultSeason) return present
  const numbers = settings.themes.map((_, back) => present.number - back)
  const number = numbers.find((one) => one > 0 && themeOf(settings, one).slug === name)
  if (number !== undefined) return numbered(settings, number, now)
  throw new PlatformError(
    'not-found',
    `There has been no season '${name}'. GET /rest/seasons/${defaultSeason}/ tells of the present one.`,
  )
}

const restingAt = async (db: Db | Tx, playerId: string, now: number): Promise<boolean> =>
  Boolean(await runningRestriction(db, playerId, now))

/**
 * A season and how far a player is in it (CALL-48).
 * @throws PlatformError not-found for a name that no season has had, or a brand without seasons.
 */
export async function seasonOf(
  { db, clock }: Kernel,
  brand: BrandSettings,
  { playerId, name }: { playerId: string; name: string },
): Promise<Season> {
  const now = clock.now()
  const settings = seasonsOf(brand)
  const period = named(settings, name, now)
  const walk = await findWalk(db, { playerId, seasonId: period.number })
  const isResting = await restingAt(db, playerId, now)
  return seasonToWire({ settings, period, walk, isResting, now })
}

/** Whether a map can be walked, and which (CALL-30). */
export async function mapInfo(
  { db, clock }: Kernel,
  { season: settings }: BrandSettings,
  playerId: string,
): Promise<{ isActive: boolean; currentMapId: number | null; finishedAt: number | null }> {
  const now = clock.now()
  const period = settings && seasonPeriod(settings, now)
  if (!period || !isRunning(period, now) || (await restingAt(db, playerId, now)))
    return { isActive: false, currentMapId: null, finishedAt: null }
  return { isActive: true, currentMapId: period.number, finishedAt: period.finishedAt }
}

/**
 * A map with the player's way on it; `current` is the present one (CALL-31, MAP-04).
 * @throws PlatformError not-found for one that there has not been, or a brand without seasons.
 */
export async function mapOf(
  { db, clock }: Kernel,
  brand: BrandSettings,
  { playerId, id }: { playerId: string; id: number | 'current' },
): Promise<AdventureMap> {
  const now = clock.now()
  const settings = seasonsOf(brand)
  const period = id === 'current' ? seasonPeriod(settings, now) : numbered(settings, id, now)
  const walk = await findWalk(db, { playerId, seasonId: period.number })
  return mapToWire({ settings, period, walk })
}

/** What the flags say while none runs. */
export const noSeason: PlayerFlags['season'] = {
  isEnabled: false,
  slug: null,
  totalProgressPercents: 0,
  currentLevel: 0,
}

/** What a player's flags say of the season (PLAYER-02). */
export async function seasonFlags(
  db: Db | Tx,
  { season: settings }: BrandSettings,
  { playerId, now }: { playerId: string; now: number },
): Promise<PlayerFlags['season']> {
  const period = settings && seasonPeriod(settings, now)
  if (!period || !isRunning(period, now)) return noSeason
  const walk = await findWalk(db, { playerId, seasonId: period.number })
  return { isEnabled: true, ...stepOf({ settings, period, walk }) }
}

export interface SeasonTeaser {
  id: number
  slug: string
  skin: Season['skin']
  title: LocalText
  endDate: number
}

/** What entries and pages show of the season that runs for whoever is there (FEATURE-01); null while none does. */
export async function seasonTeaser(
  { db, clock }: Kernel,
  { season: settings }: BrandSettings,
  playerId: string | null,
): Promise<SeasonTeaser | null> {
  const now = clock.now()
  const period = settings && seasonPeriod(settings, now)
  if (!period || !isRunning(period, now)) return null
  if (playerId !== null && (await restingAt(db, playerId, now))) return null
  return { id: period.number, ...themeOf(settings, period.number), endDate: period.finishedAt }
}
