import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'
import { type Standing, untouched } from './rules.ts'

/** Where a player stands in the mini slot; before their first spin, at its beginning. */
export async function standingOf(db: Db | Tx, playerId: string): Promise<Standing> {
  const row = await db
    .selectFrom('mini_slot')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return untouched
  const { level, spins, day } = row
  return {
    level,
    day,
    spins,
    levelSpins: row.level_spins,
    daySpins: row.day_spins,
    spunAt: row.spun_at,
  }
}

export async function saveStanding(
  tx: Tx,
  playerId: string,
  { level, levelSpins, day, daySpins, spins, spunAt }: Standing,
): Promise<void> {
  const row = {
    level,
    level_spins: levelSpins,
    day,
    day_spins: daySpins,
    spins,
    spun_at: at(spunAt),
  }
  await tx
    .insertInto('mini_slot')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}
