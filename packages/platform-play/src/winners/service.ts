import type { Winner } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Db } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { catalogueOf } from '../games/catalogue.ts'
import { maskPlayer } from './rules.ts'

/** How many winners are shown. */
const shown = 20

/** The newest wins of a brand that are above what the round cost. Only real rounds are stored, so only real wins appear. */
export async function latestWinners(db: Db, settings: BrandSettings): Promise<Winner[]> {
  const rows = await db
    .selectFrom('game_round')
    .innerJoin('player', 'player.id', 'game_round.player_id')
    .select([
      'game_round.id',
      'login',
      'is_house',
      'game_id',
      'game_round.game_mode',
      'win',
      'settled_at',
    ])
    .where('game_round.brand', '=', settings.key)
    .where('status', '=', 'settled')
    .whereRef('win', '>', 'cost')
    .orderBy('settled_at', 'desc')
    .orderBy('game_round.id')
    .limit(shown)
    .execute()
  const catalogue = catalogueOf(settings)
  return rows.flatMap((row) => {
    // A game may have left the catalogue since; settled rounds always have a time.
    const game = catalogue.findGame(row.game_id)
    if (!game || row.settled_at === null) return []
    return [
      {
        roundId: row.id,
        player: maskPlayer(row.login),
        gameId: game.id,
        gameTitle: game.title,
        gameSlug: game.slug,
        img: game.img,
        gameMode: row.game_mode,
        win: toWire(row.win),
        at: row.settled_at,
        ...(row.is_house && { isHouse: row.is_house }),
      },
    ]
  })
}
