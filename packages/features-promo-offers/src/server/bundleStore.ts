import type { Db, Tx } from '@marquee/platform-kernel/database'
import '@marquee/platform-cash/migrations'
import { isTaken } from '@marquee/platform-cash/offerStore'

/** Presets that a player has bought, or whose purchase is on its way. */
export async function takenPresets(
  db: Db | Tx,
  playerId: string,
  presetIds: readonly number[],
): Promise<Set<number>> {
  if (!presetIds.length) return new Set()
  const rows = await db
    .selectFrom('cash_deposit')
    .select('preset_id')
    .distinct()
    .where('player_id', '=', playerId)
    .where('preset_id', 'in', presetIds)
    .where(isTaken)
    .execute()
  return new Set(rows.map((row) => row.preset_id))
}

/** When a player signed up, in epoch ms. */
export async function joinedAt(db: Db | Tx, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select('created_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.created_at
}
