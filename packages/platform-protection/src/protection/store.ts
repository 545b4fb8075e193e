import type { Selectable } from 'kysely'
import type { PlayRestriction } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { type Limit, noLimit } from './limits.ts'
import './migrations.ts'
import type { PlaySession } from './session.ts'

type LimitRow = Selectable<Database['play_limit']>
export type LimitName = Pick<LimitRow, 'kind' | 'period'>

const limitOf = (row: LimitRow): Limit => ({
  amount: row.amount,
  pending:
    row.pending_at === null ? null : { amount: row.pending_amount, effectiveAt: row.pending_at },
})

/** Everything a player has set, by kind and period. */
export async function limitsOf(
  db: Db | Tx,
  playerId: string,
): Promise<(LimitName & { limit: Limit })[]> {
  const rows = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute()
  return rows.map((row) => ({ kind: row.kind, period: row.period, limit: limitOf(row) }))
}

export async function findLimit(db: Db | Tx, playerId: string, name: LimitName): Promise<Limit> {
  const row = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .executeTakeFirst()
  return row ? limitOf(row) : noLimit
}

export async function saveLimit(
  tx: Tx,
  playerId: string,
  { kind, period }: LimitName,
  { amount, pending }: Limit,
): Promise<void> {
  const values = {
    amount,
    pending_amount: pending?.amount ?? null,
    pending_at: pending ? at(pending.effectiveAt) : null,
  }
  await tx
    .insertInto('play_limit')
    .values({ player_id: playerId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(values))
    .execute()
}

/**
 * The break or exclusion that runs: the player's own, or one of the group that recognises them. An
 * exclusion weighs more than a cool-off, a longer one more than a shorter.
 */
export async function runningRestriction(
  db: Db | Tx,
  playerId: string,
  now: number,
): Promise<PlayRestriction | null> {
  const rows = await db
    .selectFrom('play_restriction')
    .select(['kind', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', at(now))
    .unionAll(
      db
        .selectFrom('group_exclusion')
        .innerJoin('player_identity', 'player_identity.hash', 'group_exclusion.hash')
        .select((select) => [
          select.val('self-exclusion' as const).as('kind'),
          'group_exclusion.ends_at',
        ])
        .where('player_id', '=', playerId)
        .where('group_exclusion.ends_at', '>', at(now)),
    )
    .execute()
  const weightier = (one: PlayRestriction, other: PlayRestriction) =>
    Number(other.kind === 'self-exclusion') - Number(one.kind === 'self-exclusion') ||
    other.until - one.until
  const [first] = rows
    .map(({ kind, ends_at: until }): PlayRestriction => ({ kind, until }))
    .sort(weightier)
  return first ?? null
}

export async function insertRestriction(
  tx: Tx,
  playerId: string,
  { kind, until }: PlayRestriction,
  now: number,
): Promise<void> {
  await tx
    .insertInto('play_restriction')
    .values({ player_id: playerId, kind, started_at: at(now), ends_at: at(until) })
    .execute()
}

const number = (value: bigint): number => Number(value)

export async function findPlaySession(db: Db | Tx, playerId: string): Promise<PlaySession | null> {
  const row = await db
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return null
  return {
    startedAt: row.started_at,
    lastActiveAt: row.last_active_at,
    lastRoundAt: row.last_round_at,
    net: { coins: row.net_coins, entries: row.net_entries },
    check: {
      playedMs: number(row.check_played_ms),
      coins: { staked: row.check_staked_coins, won: row.check_won_coins },
      entries: { staked: row.check_staked_entries, won: row.check_won_entries },
    },
    checkedAt: row.checked_at,
  }
}

export async function savePlaySession(
  tx: Tx,
  playerId: string,
  session: PlaySession,
): Promise<void> {
  const { net, check } = session
  const values = {
    started_at: at(session.startedAt),
    last_active_at: at(session.lastActiveAt),
    last_round_at: session.lastRoundAt === null ? null : at(session.lastRoundAt),
    net_coins: net.coins,
    net_entries: net.entries,
    check_played_ms: BigInt(check.playedMs),
    check_staked_coins: check.coins.staked,
    check_won_coins: check.coins.won,
    check_staked_entries: check.entries.staked,
    check_won_entries: check.entries.won,
    checked_at: session.checkedAt === null ? null : at(session.checkedAt),
  }
  await tx
    .insertInto('play_session')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
}
