import { type Selectable, sql } from 'kysely'
import type {
  Redemption,
  RedemptionReason,
  RedemptionStatus,
  RedemptionStep,
  RedemptionStepKind,
} from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at, type Database } from '@marquee/platform-kernel/schema'
import '@marquee/platform-cash/migrations'
import { hashOf } from './store.ts'

export type RedemptionRow = Selectable<Database['cash_redemption']>

export const redemptionToWire = (row: RedemptionRow, steps: RedemptionStep[]): Redemption => ({
  id: row.id,
  amount: toWire(row.amount),
  method: row.method,
  account: row.account,
  status: row.status,
  code: row.code,
  reason: row.reason,
  steps,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const findRedemption = (
  db: Db | Tx,
  id: string,
  playerId?: string,
): Promise<RedemptionRow | undefined> =>
  db
    .selectFrom('cash_redemption')
    .selectAll()
    .where('id', '=', id)
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .executeTakeFirst()

export const redemptionsOf = (db: Db | Tx, playerId: string): Promise<RedemptionRow[]> =>
  db
    .selectFrom('cash_redemption')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Undefined when the token was used before. */
export const insertRedemption = (
  tx: Tx,
  redemption: Pick<RedemptionRow, 'id' | 'player_id' | 'amount' | 'method' | 'account'> & {
    token: string
    now: number
  },
): Promise<RedemptionRow | undefined> => {
  const { token, now, ...row } = redemption
  return tx
    .insertInto('cash_redemption')
    .values({
      ...row,
      token_hash: hashOf(token),
      payout_token: token,
      sent_at: null,
      status: 'pending',
      code: null,
      reason: null,
      created_at: at(now),
      updated_at: at(now),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export interface RedemptionEvent {
  kind: RedemptionStepKind
  /** Null for the player and for providers. */
  staffId?: string | null
  code?: RedemptionReason | null
  reason?: string | null
}

/** Adds to what happened to a redemption; events are never changed. */
export async function insertRedemptionEvent(
  tx: Tx,
  redemptionId: string,
  now: number,
  { kind, staffId = null, code = null, reason = null }: RedemptionEvent,
): Promise<void> {
  await tx
    .insertInto('cash_redemption_event')
    .values({
      redemption_id: redemptionId,
      kind,
      staff_id: staffId,
      code,
      reason,
      at: at(now),
    })
    .execute()
}

/** What happened to each of some redemptions, oldest first. */
export async function eventsOf(db: Db | Tx, ids: readonly string[]) {
  if (!ids.length) return []
  return db
    .selectFrom('cash_redemption_event as event')
    .leftJoin('staff', 'staff.id', 'event.staff_id')
    .select([
      'event.redemption_id',
      'event.kind',
      'event.staff_id',
      'event.code',
      'event.reason',
      'event.at',
      'staff.name as staffName',
    ])
    .where('event.redemption_id', 'in', [...ids])
    .orderBy('event.id')
    .execute()
}

/** Reasons that staff write for the record are not for the player. */
const toldTo = new Set<RedemptionStepKind>(['asked', 'rejected'])

/** Redemptions with their steps, as the player sees them. */
export async function withSteps(
  db: Db | Tx,
  rows: readonly RedemptionRow[],
): Promise<Redemption[]> {
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  )
  const byRedemption = Map.groupBy(events, (event) => event.redemption_id)
  return rows.map((row) =>
    redemptionToWire(
      row,
      (byRedemption.get(row.id) ?? []).map(({ kind, code, reason, at: when }) => ({
        kind,
        at: when,
        code: toldTo.has(kind) ? code : null,
        reason: toldTo.has(kind) ? reason : null,
      })),
    ),
  )
}

export interface RedemptionChange {
  status: RedemptionStatus
  code?: RedemptionReason | null
  reason?: string | null
}

const ends = new Set<RedemptionStatus>(['paid', 'rejected', 'canceled'])

export const saveRedemption = (
  tx: Tx,
  id: string,
  now: number,
  { status, code = null, reason = null }: RedemptionChange,
): Promise<RedemptionRow> =>
  tx
    .updateTable('cash_redemption')
    .set({
      status,
      code,
      reason,
      updated_at: at(now),
      ...(ends.has(status) && { payout_token: null }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Approved redemptions whose provider has not taken the order to pay since an instant. */
export const unsentBefore = (db: Db, before: number) =>
  db
    .selectFrom('cash_redemption')
    .innerJoin('player', 'player.id', 'cash_redemption.player_id')
    .selectAll('cash_redemption')
    .select('player.brand')
    .where('cash_redemption.status', '=', 'approved')
    .where('sent_at', 'is', null)
    .where('cash_redemption.updated_at', '<', at(before))
    .orderBy('cash_redemption.updated_at')
    .limit(100)
    .execute()

export async function markSent(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('cash_redemption')
    .set({ sent_at: at(now) })
    .where('id', '=', id)
    .execute()
}

/** Winnings that were given rather than won, and winnings that were staked; of all time. */
export async function playedThrough(
  db: Db | Tx,
  playerId: string,
  ownKinds: { won: string[]; staked: string[] },
): Promise<{ given: bigint; staked: bigint; won: bigint }> {
  const { rows } = await sql<{ given: bigint; staked: bigint; won: bigint }>`
    select
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.kind not in (${sql.join(ownKinds.won)})), 0)::bigint as given,
      coalesce(-sum(e.amount) filter (where t.kind in (${sql.join(ownKinds.staked)})), 0)::bigint as staked,
      coalesce(sum(e.amount) filter (where t.kind = 'round-win'), 0)::bigint as won
    from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_transaction t on t.id = e.transaction_id
    where a.owner = ${`player:${playerId}`} and a.currency = 'winnings'`.execute(db)
  return rows[0] ?? { given: 0n, staked: 0n, won: 0n }
}
