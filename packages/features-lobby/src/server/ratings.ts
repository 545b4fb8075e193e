import type { HomePage } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'

type Ratings = HomePage['payload']['ratings']

/** Rounds of so long count, in ms. */
const week = 7 * 86_400_000
/** How many places there are; fewer than the least are no ranking. */
const places = 10
const leastPlaces = 3
/** Counting a week of rounds for every visitor would cost more than being a minute late, in ms. */
const keptFor = 60_000

async function countWeek(db: Db, settings: BrandSettings, now: number): Promise<Ratings> {
  const rows = await db
    .selectFrom('game_round')
    .select(({ fn }) => [
      'game_id',
      fn.countAll<string>().as('rounds'),
      fn.count<string>('player_id').distinct().as('players'),
    ])
    .where('brand', '=', settings.key)
    .where('created_at', '>', at(now - week))
    .groupBy('game_id')
    // Many players before many rounds: nobody lifts a game alone.
    .orderBy('players', 'desc')
    .orderBy('rounds', 'desc')
    .orderBy('game_id')
    .limit(2 * places)
    .execute()
  const catalogue = catalogueOf(settings)
  const ratings = rows.flatMap(({ game_id: id, rounds }) => {
    // A game may have left the catalogue since.
    const game = catalogue.findGame(id)
    return game ? [{ game, rounds: Number(rounds) }] : []
  })
  return ratings.length < leastPlaces ? [] : ratings.slice(0, places)
}

/** The games that were played by most players in the last seven days, counted from real rounds (HOME-12). */
export const ratingsOf = (
  { db, shared }: Pick<Kernel, 'db' | 'shared'>,
  settings: BrandSettings,
  now: number,
): Promise<Ratings> =>
  shared.keep(`ratings:${settings.key}`, { ms: keptFor, now }, () => countWeek(db, settings, now))
