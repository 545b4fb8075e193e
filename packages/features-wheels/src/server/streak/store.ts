import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

/** The newest prize of a player's streaks, or null. */
export async function lastPrize(
  db: Db | Tx,
  playerId: string,
): Promise<{ streak: number; day: number; through: number } | null> {
  const row = await db
    .selectFrom('streak_prize')
    .select(['streak', 'day', 'through'])
    .where('player_id', '=', playerId)
    .orderBy('streak', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export interface NewPrize {
  playerId: string
  streak: number
  day: number
  sectorId: number
  through: number
  now: number
}

export async function insertPrize(tx: Tx, prize: NewPrize): Promise<void> {
  await tx
    .insertInto('streak_prize')
    .values({
      player_id: prize.playerId,
      streak: prize.streak,
      day: prize.day,
      sector_id: prize.sectorId,
      through: prize.through,
      paid_at: at(prize.now),
    })
    .execute()
}
