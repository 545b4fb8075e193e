import type { CachedCatalogue } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { lastGamesKept } from './rules.ts'

/** Ids of a player's favorites, the newest first. */
export async function favoriteGamesOf(db: Db | Tx, playerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite_game')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('game_id')
    .execute()
  return rows.map((row) => row.game_id)
}

export async function insertFavorite(
  tx: Tx,
  playerId: string,
  gameId: number,
  now: number,
): Promise<void> {
  await tx
    .insertInto('favorite_game')
    .values({ player_id: playerId, game_id: gameId, created_at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(tx: Tx, playerId: string, gameId: number): Promise<void> {
  await tx
    .deleteFrom('favorite_game')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .execute()
}

/** Ids of the games a player opened last, the newest first. */
export async function lastGamesOf(db: Db | Tx, playerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('last_game')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('opened_at', 'desc')
    .orderBy('game_id')
    .limit(lastGamesKept)
    .execute()
  return rows.map((row) => row.game_id)
}

export async function saveLastGame(
  tx: Tx,
  playerId: string,
  gameId: number,
  now: number,
): Promise<void> {
  await tx
    .insertInto('last_game')
    .values({ player_id: playerId, game_id: gameId, opened_at: at(now) })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game_id']).doUpdateSet({ opened_at: at(now) }),
    )
    .execute()
}

/** The stored catalogue of a group, or null when there is none of this version. */
export async function findCached(
  db: Db,
  { brand, groupKey, version }: { brand: string; groupKey: string; version: string },
): Promise<CachedCatalogue | null> {
  const row = await db
    .selectFrom('cached_catalogue')
    .select('catalogue')
    .where('brand', '=', brand)
    .where('group_key', '=', groupKey)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.catalogue ?? null
}

export async function saveCached(
  tx: Tx,
  row: {
    brand: string
    groupKey: string
    version: string
    catalogue: CachedCatalogue
    now: number
  },
): Promise<void> {
  const stored = {
    version: row.version,
    catalogue: JSON.stringify(row.catalogue),
    stored_at: at(row.now),
  }
  await tx
    .insertInto('cached_catalogue')
    .values({ brand: row.brand, group_key: row.groupKey, ...stored })
    .onConflict((conflict) => conflict.columns(['brand', 'group_key']).doUpdateSet(stored))
    .execute()
}
