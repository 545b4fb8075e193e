import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import './migrations.ts'

/** Kind of the ledger's transaction that a completed purchase is posted as; its reference is the payment's. */
export const purchaseKind = 'purchase'

interface Counting {
  playerId: string
  /** US cents; only purchases of so much count. */
  minAmount: number
}

/** When a player completed purchases, epoch ms, and what was paid for each, in US cents; oldest first. */
const purchasesOf = onceInRequest(async (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('ledger_transaction as posted')
    .leftJoin('play_purchase as paid', 'paid.reference', 'posted.reference')
    .select(['posted.created_at as at', sql<bigint>`coalesce(paid.amount, 0)::bigint`.as('amount')])
    .where('posted.player_id', '=', playerId)
    .where('posted.kind', '=', purchaseKind)
    .orderBy('posted.created_at')
    .execute(),
)

/** Completed purchases are transactions of the ledger; what was paid stands beside the limits, under the same reference. */
const counted = async (db: Db | Tx, { playerId, minAmount }: Counting) =>
  (await purchasesOf(db, playerId)).filter(({ amount }) => amount >= minAmount)

/** How many purchases a player has completed. */
export const countPurchases = async (db: Db | Tx, asked: Counting): Promise<number> =>
  (await counted(db, asked)).length

/** When each of them was completed, epoch ms, oldest first. */
export const purchaseTimes = async (db: Db | Tx, asked: Counting): Promise<number[]> =>
  (await counted(db, asked)).map(({ at }) => at)
