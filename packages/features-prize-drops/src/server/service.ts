import type { PrizeDrops } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { maskPlayer } from '@marquee/platform-play/winners/rules'
import { chanceOf, dropAt, released } from './rules.ts'
import { fallenOf, latestDrops } from './store.ts'

/** How many of the last winners are shown. */
const shown = 10

/**
 * The day's pool, what is left of it, who won and when the next prizes come (CALL-57).
 * @throws PlatformError not-available for a brand without prize drops.
 */
export const prizeDropsInfo = onceInRequest(
  async ({ db, clock }: Kernel, brand: BrandSettings): Promise<PrizeDrops> => {
    const { prizeDrops: settings } = brand
    if (!settings) {
      throw new PlatformError(
        'not-available',
        'This brand has no prize drops. Ask a brand that has them.',
      )
    }
    const now = clock.now()
    const drop = dropAt(settings, now)
    const fallen = await fallenOf(db, { brand: brand.key, day: drop.day })
    const catalogue = catalogueOf(brand)
    const winners = await latestDrops(db, brand.key, shown)
    const { dailyPrizePool, highestPrizePerDay, prizeCountPerDay, minimalLevelPlay } = settings
    return {
      general: {
        dailyPrizePool,
        highestPrizePerDay,
        prizeCountPerDay,
        minimalLevelPlay,
        finishedAt: drop.finishedAt,
        nextPrizePoolStartedAt: drop.nextPoolAt,
      },
      prizes: settings.prizes.map((prize) => {
        const gone = fallen.get(prize.prizeLvl) ?? 0
        const prizeReady = drop.isActive ? Math.max(0, released(prize, settings, drop) - gone) : 0
        return {
          prizeLvl: prize.prizeLvl,
          prizeLeft: drop.isActive ? Math.max(0, prize.count - gone) : 0,
          prizeValue: prize.value,
          prizeCount: prize.count,
          prizeReady,
          chance: prizeReady > 0 ? chanceOf(prize) : 0,
        }
      }),
      lastWinners: winners.flatMap((row) => {
        // A game may have left the catalogue since.
        const game = catalogue.findGame(row.game_id)
        if (!game) return []
        const { prize_lvl: prizeLvl, prize_value: prizeValue, fell_at: at } = row
        return [{ player: maskPlayer(row.login), prizeLvl, prizeValue, gameTitle: game.title, at }]
      }),
      nextPrizeWillAccrueIn: drop.isActive ? Math.ceil((drop.endsAt - now) / 1000) : null,
    }
  },
)

/** What entries show of prize drops while they are on for whoever is there (FEATURE-01); else null. */
export async function prizeDropsTeaser(
  { db, clock }: Kernel,
  { prizeDrops: settings }: BrandSettings,
  playerId: string | null,
): Promise<{ dailyPrizePool: number; highestPrizePerDay: number; finishedAt: number } | null> {
  const now = clock.now()
  const drop = settings && dropAt(settings, now)
  if (!settings || !drop?.isActive) return null
  if (playerId !== null && (await runningRestriction(db, playerId, now))) return null
  const { dailyPrizePool, highestPrizePerDay } = settings
  return { dailyPrizePool, highestPrizePerDay, finishedAt: drop.finishedAt }
}
