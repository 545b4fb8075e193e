import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'
import type { PrizeLvl } from './migrations.ts'

export interface PoolKey {
  brand: string
  day: number
}

/** How many of a day's prizes have fallen, by level. */
export async function fallenOf(
  db: Db,
  { brand, day }: PoolKey,
): Promise<ReadonlyMap<PrizeLvl, number>> {
  const rows = await db
    .selectFrom('prize_drop_pool')
    .select(['prize_lvl', 'fallen'])
    .where('brand', '=', brand)
    .where('day', '=', day)
    .execute()
  return new Map(rows.map(({ prize_lvl: level, fallen }) => [level, fallen]))
}

/** Takes a prize out of the day's pool; false when as many as may have fallen have. */
export async function takePrize(
  tx: Tx,
  { brand, day, prizeLvl, most }: PoolKey & { prizeLvl: PrizeLvl; most: number },
): Promise<boolean> {
  if (most < 1) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('prize_drop_pool')
    .values({ brand, day, prize_lvl: prizeLvl, fallen: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'day', 'prize_lvl'])
        .doUpdateSet({ fallen: sql<number>`prize_drop_pool.fallen + 1` })
        .where('prize_drop_pool.fallen', '<', most),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface FallenPrize {
  roundId: string
  brand: string
  playerId: string
  gameId: number
  prizeLvl: PrizeLvl
  prizeValue: number
  now: number
}

/** @throws when a prize has fallen on this round already. */
export async function insertDrop(tx: Tx, drop: FallenPrize): Promise<void> {
  await tx
    .insertInto('prize_drop')
    .values({
      round_id: drop.roundId,
      brand: drop.brand,
      player_id: drop.playerId,
      game_id: drop.gameId,
      prize_lvl: drop.prizeLvl,
      prize_value: drop.prizeValue,
      fell_at: at(drop.now),
    })
    .execute()
}

/** The prizes that fell last, the newest first. */
export const latestDrops = (db: Db, brand: string, limit: number) =>
  db
    .selectFrom('prize_drop')
    .innerJoin('player', 'player.id', 'prize_drop.player_id')
    .select(['login', 'game_id', 'prize_lvl', 'prize_value', 'fell_at'])
    .where('prize_drop.brand', '=', brand)
    .orderBy('fell_at', 'desc')
    .orderBy('round_id')
    .limit(limit)
    .execute()
