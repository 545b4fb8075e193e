import { sql } from 'kysely'
import type { Locale } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

/** More devices than a player has; the one that was not seen for longest goes. */
const mostDevices = 10

interface Device {
  token: string
  playerId: string
  sessionId: string
  locale: Locale
}

/** Remembers where a player wants to be told; a device is of whoever used it last. */
export async function keepDevice(
  tx: Tx,
  { token, playerId, sessionId, locale }: Device,
  now: number,
): Promise<void> {
  const kept = {
    player_id: playerId,
    session_id: sessionId,
    locale,
    seen_at: at(now),
  }
  await tx
    .insertInto('push_device')
    .values({ token, ...kept })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(kept))
    .execute()
  await sql`
    delete from push_device
    where token in (
      select token from push_device where player_id = ${playerId}
      order by seen_at desc, token offset ${mostDevices}
    )`.execute(tx)
}

/** Tells a player on a device no more. One of somebody else is left as it is. */
export async function dropDevice(
  db: Db | Tx,
  { token, playerId }: Pick<Device, 'token' | 'playerId'>,
): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('token', '=', token)
    .where('player_id', '=', playerId)
    .execute()
}

/** Forgets a device that the company does not know any more. */
export async function forgetDevice(db: Db, token: string): Promise<void> {
  await db.deleteFrom('push_device').where('token', '=', token).execute()
}
