import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PlayRestriction } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import {
  type AnswersTo,
  askOne,
  from,
  type Question,
  toEpochMs,
} from '@marquee/platform-kernel/questions'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { type Limit, noLimit } from './limits.ts'
import './migrations.ts'
import type { PlaySession } from './session.ts'

type LimitRow = Selectable<Database['play_limit']>
export type LimitName = Pick<LimitRow, 'kind' | 'period'>

type SetLimits = (LimitName & { limit: Limit })[]

const limitOf = (row: Omit<LimitRow, 'player_id'>): Limit => ({
  amount: row.amount,
  pending:
    row.pending_at === null ? null : { amount: row.pending_amount, effectiveAt: row.pending_at },
})

/** Everything a player has set, by kind and period. */
const limitsQuestion: Question<SetLimits> = {
  ask: ({ playerId }) =>
    jsonArrayFrom(
      from
        .selectFrom('play_limit')
        .select(['kind', 'period', 'amount', 'pending_amount', 'pending_at'])
        .where('player_id', '=', playerId),
    ),
  read: (rows) =>
    (rows as (Omit<LimitRow, 'player_id' | 'pending_at'> & { pending_at: string | null })[]).map(
      ({ kind, period, ...row }) => ({
        kind,
        period,
        limit: limitOf({
          kind,
          period,
          ...row,
          pending_at: row.pending_at === null ? null : toEpochMs(row.pending_at),
        }),
      }),
    ),
}

/** Everything a player has set, by kind and period. */
export const limitsOf = (db: Db | Tx, playerId: string): Promise<SetLimits> =>
  // Each limit says from when it counts.
  askOne(db, limitsQuestion, { playerId, now: 0 })

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

const weightier = (one: PlayRestriction, other: PlayRestriction): number =>
  Number(one.kind === 'self-exclusion') - Number(other.kind === 'self-exclusion') ||
  one.until - other.until

/**
 * The break or exclusion that runs, or null: the player's own, or one of the group that recognises them.
 * An exclusion weighs more than a cool-off, a longer one more than a shorter.
 */
export const restrictionQuestion: Question<PlayRestriction | null> = {
  ask: ({ playerId, now }) =>
    jsonArrayFrom(
      from
        .selectFrom('play_restriction')
        .select(['kind', 'ends_at'])
        .where('player_id', '=', playerId)
        .where('ends_at', '>', at(now))
        .unionAll(
          from
            .selectFrom('group_exclusion')
            .innerJoin('player_identity', 'player_identity.hash', 'group_exclusion.hash')
            .select((select) => [
              select.val('self-exclusion' as const).as('kind'),
              'group_exclusion.ends_at',
            ])
            .where('player_id', '=', playerId)
            .where('group_exclusion.ends_at', '>', at(now)),
        ),
    ),
  read: (rows) =>
    (rows as { kind: PlayRestriction['kind']; ends_at: string }[])
      .map(({ kind, ends_at }): PlayRestriction => ({ kind, until: toEpochMs(ends_at) }))
      .toSorted(weightier)
      .at(-1) ?? null,
}

/** The break or exclusion that runs, or null. */
export const runningRestriction = (
  db: Db | Tx,
  playerId: string,
  now: number,
): Promise<PlayRestriction | null> => askOne(db, restrictionQuestion, { playerId, now })

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

/** The times of a session of play are instants, its sums int8: texts inside JSON. */
type SessionTexts = {
  [Column in keyof Selectable<Database['play_session']>]: null extends Selectable<
    Database['play_session']
  >[Column]
    ? string | null
    : string
}

const sums = [
  'net_coins',
  'net_entries',
  'check_played_ms',
  'check_staked_coins',
  'check_won_coins',
  'check_staked_entries',
  'check_won_entries',
] as const

/** The session of play that runs or ran last; null before the first. */
export const playSessionQuestion: Question<PlaySession | null> = {
  ask: ({ playerId }) =>
    jsonObjectFrom(
      from
        .selectFrom('play_session')
        .select(['started_at', 'last_active_at', 'last_round_at', 'checked_at'])
        .select(sums.map((column) => sql<string>`${sql.ref(column)}::text`.as(column)))
        .where('player_id', '=', playerId),
    ),
  read(value) {
    const row = value as SessionTexts | null
    if (!row) return null
    return {
      startedAt: toEpochMs(row.started_at),
      lastActiveAt: toEpochMs(row.last_active_at),
      lastRoundAt: row.last_round_at === null ? null : toEpochMs(row.last_round_at),
      net: { coins: BigInt(row.net_coins), entries: BigInt(row.net_entries) },
      check: {
        playedMs: Number(row.check_played_ms),
        coins: { staked: BigInt(row.check_staked_coins), won: BigInt(row.check_won_coins) },
        entries: { staked: BigInt(row.check_staked_entries), won: BigInt(row.check_won_entries) },
      },
      checkedAt: row.checked_at === null ? null : toEpochMs(row.checked_at),
    }
  },
}

export const findPlaySession = (db: Db | Tx, playerId: string): Promise<PlaySession | null> =>
  // Whether it still runs is for who asks to say.
  askOne(db, playSessionQuestion, { playerId, now: 0 })

/** What decides whether somebody may play. */
export const standingQuestions = {
  restriction: restrictionQuestion,
  session: playSessionQuestion,
  limits: limitsQuestion,
}
export type PlayStanding = AnswersTo<typeof standingQuestions>

/** Writes a session of play as it is now. */
export function playSessionWrite(tx: Tx, playerId: string, session: PlaySession) {
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
  return tx
    .insertInto('play_session')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
}

export async function savePlaySession(
  tx: Tx,
  playerId: string,
  session: PlaySession,
): Promise<void> {
  await playSessionWrite(tx, playerId, session).execute()
}
