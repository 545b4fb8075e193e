import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { InboxEntry, InboxKind, Locale } from '@marquee/contract'
import type { PushState } from './migrations.ts'

/** A page that is open tells at once and marks what it told as read; a device waits for that, in ms. */
export const pagesFirst = 10_000

/** How long a notification is tried, and how long a device that is off may fetch it, in ms. */
export const pushWindow = 86_400_000

/** Hands an entry on to every device of its player; in the command that writes the entry. */
export async function queuePush(
  tx: Tx,
  { entryId, playerId }: { entryId: number; playerId: string },
  now: number,
): Promise<void> {
  await sql`
    insert into push_outbox (entry_id, token, created_at, due_at, expires_at)
    select ${entryId}, token, ${at(now)}, ${at(now + pagesFirst)}, ${at(now + pushWindow)}
    from push_device where player_id = ${playerId}`.execute(tx)
}

const day = 86_400_000
/** How long notifications that left are kept, in ms. */
const keptFor = day
/** How long those that did not leave are kept, in ms. */
const failedKeptFor = 14 * day
/** How long devices are kept that nobody was seen on, in ms. */
const devicesKeptFor = 180 * day

/** Forgets what is over. What nobody took in its time is dead. */
export async function prunePushes(db: Db, now: number): Promise<void> {
  await db
    .updateTable('push_outbox')
    .set({ state: 'dead', due_at: null, done_at: at(now), problem: 'Nobody took it in time.' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<', at(now))
    .execute()
  await db
    .deleteFrom('push_outbox')
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('state', 'in', ['sent', 'read', 'withheld']),
          eb('created_at', '<', at(now - keptFor)),
        ]),
        and([
          eb('state', 'in', ['refused', 'dead']),
          eb('created_at', '<', at(now - failedKeptFor)),
        ]),
      ]),
    )
    .execute()
  await db
    .deleteFrom('push_device')
    .where('seen_at', '<', at(now - devicesKeptFor))
    .execute()
}

/** A notification as the sandbox shows it. */
export interface KeptPush {
  id: number
  token: string
  kind: InboxKind
  params: InboxEntry['params']
  entryId: number
  state: PushState
  /** Null once the device is forgotten. */
  locale: Locale | null
}

/** A brand's notifications, the newest first. */
export async function keptPushes(db: Db, brand: string, limit = 100): Promise<KeptPush[]> {
  const rows = await db
    .selectFrom('push_outbox')
    .innerJoin('inbox_entry', 'inbox_entry.id', 'push_outbox.entry_id')
    .innerJoin('player', 'player.id', 'inbox_entry.player_id')
    .leftJoin('push_device', 'push_device.token', 'push_outbox.token')
    .select(['push_outbox.id', 'push_outbox.token', 'entry_id as entryId', 'state'])
    .select(['kind', 'params', 'push_device.locale'])
    .where('player.brand', '=', brand)
    .orderBy('push_outbox.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, ...push }) => ({ ...push, id: Number(id) }))
}
