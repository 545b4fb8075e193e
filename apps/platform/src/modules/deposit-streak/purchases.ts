import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import '../responsible-play/migrations.ts'

/** Kind of the ledger's transaction that a completed purchase is posted as; its reference is the payment's. */
export const purchaseKind = 'purchase'

/**
 * How many purchases a player has completed: transactions of the ledger. What was paid stands beside
 * the limits, under the same reference; with a `minAmount` (US cents) only those of so much count.
 */
export async function countPurchases(
  db: Db | Tx,
  { playerId, minAmount }: { playerId: string; minAmount: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_transaction as posted')
    .leftJoin('play_purchase as paid', 'paid.reference', 'posted.reference')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('posted.player_id', '=', playerId)
    .where('posted.kind', '=', purchaseKind)
    .where(sql<boolean>`coalesce(paid.amount, 0) >= ${sql.lit(minAmount)}`)
    .executeTakeFirstOrThrow()
  return count
}
