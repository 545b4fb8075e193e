import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import './migrations.ts'

/** Kind of the ledger's transaction that a completed purchase is posted as; its reference is the payment's. */
export const purchaseKind = 'purchase'

interface Counting {
  playerId: string
  /** US cents; only purchases of so much count. */
  minAmount: number
}

/** Completed purchases are transactions of the ledger; what was paid stands beside the limits, under the same reference. */
const counting = (db: Db | Tx, { playerId, minAmount }: Counting) =>
  db
    .selectFrom('ledger_transaction as posted')
    .leftJoin('play_purchase as paid', 'paid.reference', 'posted.reference')
    .where('posted.player_id', '=', playerId)
    .where('posted.kind', '=', purchaseKind)
    .where(sql<boolean>`coalesce(paid.amount, 0) >= ${sql.lit(minAmount)}`)

/** How many purchases a player has completed. */
export async function countPurchases(db: Db | Tx, asked: Counting): Promise<number> {
  const { count } = await counting(db, asked)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** When each of them was completed, epoch ms, oldest first. */
export async function purchaseTimes(db: Db | Tx, asked: Counting): Promise<number[]> {
  const rows = await counting(db, asked)
    .select('posted.created_at as at')
    .orderBy('posted.created_at')
    .execute()
  return rows.map(({ at }) => at)
}
