import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type BoxRow = Selectable<Database['money_box']>

/** A player's box; one that nothing was put into yet is empty. */
export async function findBox(db: Db | Tx, playerId: string): Promise<BoxRow> {
  const row = await db
    .selectFrom('money_box')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ?? { player_id: playerId, hundredths: 0, last_day: -1, broken: 0, sealed_until: null }
}

export async function saveBox(tx: Tx, { player_id, ...row }: BoxRow): Promise<void> {
  const values = { ...row, sealed_until: row.sealed_until === null ? null : at(row.sealed_until) }
  await tx
    .insertInto('money_box')
    .values({ player_id, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
}
