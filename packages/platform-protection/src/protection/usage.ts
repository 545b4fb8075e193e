import { type RawBuilder, sql } from 'kysely'
import type { LimitKind } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'
import { playGapMs } from './session.ts'

interface Usage {
  playerId: string
  kind: LimitKind
  /** Epoch ms; what came later counts. */
  since: number
}

const losses = (mode: string, { playerId, since }: Usage) => sql`
  select created_at as at, cost - case when status = 'settled' then win else 0 end as amount
  from game_round
  where player_id = ${playerId} and game_mode = ${mode} and created_at > ${at(since)}`

/** What counts for a kind of limit: one row per event, in the limit's smallest unit (time: ms). */
function eventsOf(usage: Usage): RawBuilder<unknown> {
  const { kind, playerId, since } = usage
  if (kind === 'loss-coins') return losses('TournamentPoints', usage)
  if (kind === 'loss-entries') return losses('SweepStakes', usage)
  if (kind === 'purchase') {
    return sql`select created_at as at, amount from play_purchase
      where player_id = ${playerId} and created_at > ${at(since)}`
  }
  return sql`select at, gap as amount from (
      select created_at as at,
        (extract(epoch from created_at - lag(created_at) over (order by created_at)) * 1000)::bigint as gap
      from game_round
      where player_id = ${playerId} and created_at > ${at(since - playGapMs)}
    ) gaps where gap < ${sql.lit(playGapMs)} and at > ${at(since)}`
}

/** How much of a limit was used since an instant; never less than nothing, whatever was won. */
export async function usedSince(db: Db | Tx, usage: Usage): Promise<number> {
  const { rows } = await sql<{ used: bigint }>`
    select coalesce(sum(amount), 0)::bigint as used from (${eventsOf(usage)}) events`.execute(db)
  return Math.max(0, Number(rows[0]?.used ?? 0n))
}

/** The event after which at most `most` is left of what was used: once it leaves the period there is room. */
export async function lastToLeave(db: Db | Tx, usage: Usage, most: number): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from (
      select at, coalesce(sum(amount) over (
        order by at desc rows between unbounded preceding and 1 preceding), 0) as later
      from (${eventsOf(usage)}) events
    ) sums where later <= ${sql.lit(most)}`.execute(db)
  return rows[0]?.at ?? null
}
