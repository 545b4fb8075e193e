import type { Db, Tx } from '@marquee/platform-kernel/database'
import './signInLog.ts'
import './store.ts'

/** A player with what they told about themselves. */
export async function findPlayer(db: Db | Tx, playerId: string) {
  const { birth_day: birthday, ...row } = await db
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .selectAll('player_profile')
    .select(['id', 'login', 'email', 'game_mode', 'push_seq'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { ...row, birthday }
}

/** A player's live sessions, the newest first. */
export async function sessionsOf(db: Db, playerId: string, now: number) {
  const rows = await db
    .selectFrom('session')
    .leftJoin('sign_in', 'sign_in.session_id', 'session.id')
    .select(['session.id', 'created_at', 'last_seen_at', 'expires_at', 'device'])
    .where('session.player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows
    .filter((row) => row.expires_at > now)
    .map(({ id, device, created_at: createdAt, last_seen_at: lastSeenAt }) => ({
      id,
      device: device ?? '',
      createdAt,
      lastSeenAt,
    }))
}
