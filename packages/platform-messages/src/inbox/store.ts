import type { InboxEntry } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { NewInboxEntry } from '@marquee/platform-kernel/status'

/** Keeps an entry, once per key; gives its id, or null when it was kept before. */
export async function insertEntry(
  tx: Tx,
  { playerId, kind, key, params = {}, coins = 0, entries = 0 }: NewInboxEntry,
  now: number,
): Promise<number | null> {
  const row = await tx
    .insertInto('inbox_entry')
    .values({
      player_id: playerId,
      kind,
      key: `${kind}:${key}`,
      params: JSON.stringify(params),
      coins,
      entries,
      created_at: at(now),
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Which of these keys, each with its kind before it, were kept for a player. */
export async function knownKeys(db: Db, playerId: string, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set()
  const rows = await db
    .selectFrom('inbox_entry')
    .select('key')
    .where('player_id', '=', playerId)
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export interface InboxPage {
  before?: number | undefined
  limit: number
}

/**
 * A page of a player's entries, the newest first, and whether older ones follow. By when they happened:
 * what is told later may have happened earlier.
 */
export async function findEntries(
  db: Db,
  playerId: string,
  { before, limit }: InboxPage,
): Promise<{ entries: InboxEntry[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('inbox_entry')
    .select(['id', 'kind', 'params', 'coins', 'entries', 'created_at', 'read_at'])
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('created_at', 'id'),
          '<',
          selectFrom('inbox_entry as last')
            .select(['last.created_at', 'last.id'])
            .where('last.player_id', '=', playerId)
            .where('last.id', '=', before ?? 0)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return {
    hasMore: rows.length > limit,
    entries: rows.slice(0, limit).map(({ created_at, read_at, ...entry }) => ({
      ...entry,
      at: created_at,
      isRead: read_at !== null,
    })),
  }
}

export async function countUnread(db: Db | Tx, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_entry')
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Marks entries as read; all of a player's when none is named. */
export async function markRead(
  tx: Tx,
  { playerId, ids, now }: { playerId: string; ids: number[] | undefined; now: number },
): Promise<void> {
  if (ids && !ids.length) return
  await tx
    .updateTable('inbox_entry')
    .set({ read_at: at(now) })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
}

export async function deleteBefore(db: Db, instant: number): Promise<void> {
  await db.deleteFrom('inbox_entry').where('created_at', '<', at(instant)).execute()
}
