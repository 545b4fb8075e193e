import { type Selectable, sql } from 'kysely'
import type { Redemption, RedemptionStatus } from '@marquee/contract'
import type { Db, Tx } from '../../kernel/database.ts'
import { toWire } from '../../kernel/money.ts'
import { at, type Database } from '../../kernel/schema.ts'
import './migrations.ts'
import { hashOf } from './store.ts'

export type RedemptionRow = Selectable<Database['cash_redemption']>

export const redemptionToWire = (row: RedemptionRow): Redemption => ({
  id: row.id,
  amount: toWire(row.amount),
  method: row.method,
  account: row.account,
  status: row.status,
  reason: row.reason,
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
      status: 'pending',
      reason: null,
      created_at: at(now),
      updated_at: at(now),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const saveRedemption = (
  tx: Tx,
  id: string,
  { status, reason, now }: { status: RedemptionStatus; reason: string | null; now: number },
): Promise<RedemptionRow> =>
  tx
    .updateTable('cash_redemption')
    .set({ status, reason, updated_at: at(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Winnings that were given rather than won, and winnings that were staked; of all time. */
export async function playedThrough(
  db: Db | Tx,
  playerId: string,
  ownKinds: { won: string[]; staked: string },
): Promise<{ given: bigint; staked: bigint }> {
  const { rows } = await sql<{ given: bigint; staked: bigint }>`
    select
      coalesce(sum(e.amount) filter (where e.amount > 0 and t.kind not in (${sql.join(ownKinds.won)})), 0)::bigint as given,
      coalesce(-sum(e.amount) filter (where t.kind = ${ownKinds.staked}), 0)::bigint as staked
    from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_transaction t on t.id = e.transaction_id
    where a.owner = ${`player:${playerId}`} and a.currency = 'winnings'`.execute(db)
  return rows[0] ?? { given: 0n, staked: 0n }
}
