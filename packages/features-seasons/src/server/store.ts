import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type WalkRow = Selectable<Database['season_walk']>

export interface Whose {
  playerId: string
  seasonId: number
}

/** How far a player is in one season; before their first point of it, at its beginning. */
export async function findWalk(db: Db | Tx, { playerId, seasonId }: Whose): Promise<WalkRow> {
  const row = await db
    .selectFrom('season_walk')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('season_id', '=', seasonId)
    .executeTakeFirst()
  return (
    row ?? {
      player_id: playerId,
      season_id: seasonId,
      points: 0,
      day: 0,
      day_points: 0,
      claimed: 0,
    }
  )
}

export async function saveWalk(tx: Tx, row: WalkRow): Promise<void> {
  const { points, day, day_points, claimed } = row
  await tx
    .insertInto('season_walk')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'season_id'])
        .doUpdateSet({ points, day, day_points, claimed }),
    )
    .execute()
}
