import { randomUUID } from 'node:crypto'
import type { SavedMethod } from '@marquee/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import '@marquee/platform-cash/migrations'

export type SavedRow = Selectable<Database['cash_saved_method']>

export const insertSaved = async (
  tx: Tx,
  { now, ...row }: Omit<SavedRow, 'id' | 'created_at'> & { now: number },
): Promise<void> => {
  await tx
    .insertInto('cash_saved_method')
    .values({ ...row, id: randomUUID(), created_at: at(now) })
    .onConflict((conflict) => conflict.column('deposit_id').doNothing())
    .execute()
}

/** What a player can pay with again: each account once, the last saved first. */
export async function savedOf(db: Db | Tx, playerId: string): Promise<SavedRow[]> {
  const rows = await db
    .selectFrom('cash_saved_method')
    .innerJoin('cash_deposit', 'cash_deposit.id', 'cash_saved_method.deposit_id')
    .selectAll('cash_saved_method')
    .where('cash_saved_method.player_id', '=', playerId)
    .where('cash_deposit.status', '=', 'complete')
    .orderBy('cash_saved_method.created_at', 'desc')
    .orderBy('cash_saved_method.id')
    .execute()
  const seen = new Set<string>()
  return rows.filter(({ method, account }) => {
    const key = `${method} ${account}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Removes an account however often it was saved; gives what its provider called it. */
export async function deleteSaved(
  tx: Tx,
  { player_id: playerId, method, account }: Pick<SavedRow, 'player_id' | 'method' | 'account'>,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('cash_saved_method')
    .where('player_id', '=', playerId)
    .where('method', '=', method)
    .where('account', '=', account)
    .returning('reference')
    .execute()
  return rows.map(({ reference }) => reference)
}

export const savedToWire = ({ id, method, brand, account }: SavedRow): SavedMethod => ({
  id,
  method,
  brand,
  account,
})
