import type { Db } from '@marquee/platform-kernel/database'

/** What a player's tabs were told of their balance for one reason, in order. */
export async function cashPushes(db: Db, playerId: string, reason: string) {
  const rows = await db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', 'cash')
    .execute()
  return rows.map(({ data }) => data as { reason: string }).filter((one) => one.reason === reason)
}
