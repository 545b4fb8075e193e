import type { PushChannel } from '@marquee/contract'
import { type OperationNodeSource, sql } from 'kysely'
import type { Tx } from './database.ts'
import { at } from './schema.ts'

/** A push that goes out when its command commits. */
export interface PendingPush {
  playerId: string
  channel: PushChannel
  data: unknown
}

/**
 * Numbers pushes by their players' own counts and keeps them for the outbox, in one statement for all
 * players that they go to.
 * @param traceparent of what caused them, where that is traced.
 */
export function outboxWrites(
  pushes: readonly PendingPush[],
  now: number,
  traceparent?: string,
): OperationNodeSource[] {
  if (!pushes.length) return []
  const counts = new Map<string, number>()
  const rows = pushes.map(({ playerId, channel, data }, index) => {
    const nth = (counts.get(playerId) ?? 0) + 1
    counts.set(playerId, nth)
    return sql`(${index}::int, ${playerId}::uuid, ${nth}::int, ${channel}::text, ${JSON.stringify(data)}::jsonb)`
  })
  const players = [...counts].map(([id, count]) => sql`(${id}::uuid, ${count}::int)`)
  return [
    sql`update player set push_seq = push_seq + told.count
      from (values ${sql.join(players)}) as told (id, count)
      where player.id = told.id
      returning player.id, push_seq - told.count as before`,
    sql`insert into outbox (player_id, seq, channel, data, created_at, traceparent)
      select p.player_id, n.before + p.nth, p.channel, p.data, ${at(now)}, ${traceparent ?? null}::text
      from (values ${sql.join(rows)}) as p (place, player_id, nth, channel, data)
      join w0 n on n.id = p.player_id
      order by p.place`,
  ]
}

/** Runs writes in one statement; a later one may read what `w0`, `w1` ... of those before return. */
export async function writeAll(tx: Tx, writes: readonly OperationNodeSource[]): Promise<void> {
  const last = writes.at(-1)
  if (!last) return
  const earlier = writes
    .slice(0, -1)
    .map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`)
  await (earlier.length ? sql`with ${sql.join(earlier)} ${last}` : sql`${last}`).execute(tx)
}
