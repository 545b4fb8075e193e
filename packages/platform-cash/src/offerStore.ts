import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import '@marquee/platform-protection/protection/migrations'
import './migrations.ts'

/** So long a purchase that was taken back from a provider may still be paid, and counts, in ms. */
const mayBePaidFor = 3 * 86_400_000

/**
 * Whether a purchase is complete or may still become so: it waits, or it was taken back after a provider
 * had it and still counts for the player's limits.
 */
export const isTaken = sql<boolean>`(cash_deposit.status in ('complete', 'pending', 'challenge', 'created')
  or (cash_deposit.status = 'canceled' and exists (
    select 1 from play_purchase where play_purchase.reference = cash_deposit.id::text)))`

/** The same, of purchases that are not complete. */
export const isUnderway = sql<boolean>`(${isTaken} and cash_deposit.status <> 'complete')`

type Purchase = Pick<
  Selectable<Database['cash_deposit']>,
  'id' | 'player_id' | 'offer_type' | 'preset_id'
>

/** Whether the player has bought, or is buying, what a purchase offers once by another one. */
export async function hasOther(tx: Tx, row: Purchase): Promise<boolean> {
  const same =
    row.offer_type === 'firstPurchase'
      ? sql<boolean>`offer_type = 'firstPurchase'`
      : sql<boolean>`preset_id = ${row.preset_id}`
  const other = await tx
    .selectFrom('cash_deposit')
    .select('id')
    .where('player_id', '=', row.player_id)
    .where('id', '<>', row.id)
    .where(same)
    .where(isTaken)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Lets go of what was taken back so long ago that no provider completes it any more. */
export async function releaseUnpaid(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('play_purchase')
    .where(
      'reference',
      'in',
      db
        .selectFrom('cash_deposit')
        .select(sql<string>`id::text`.as('reference'))
        .where('status', '=', 'canceled')
        .where('updated_at', '<', at(now - mayBePaidFor)),
    )
    .execute()
}
