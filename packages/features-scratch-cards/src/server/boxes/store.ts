import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import type { Whose } from '../store.ts'
import './migrations.ts'

/** How many boxes a player has opened in one lottery. */
export async function countOpened(db: Db | Tx, { playerId, period }: Whose): Promise<number> {
  const { count } = await db
    .selectFrom('magic_box')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertOpening(
  tx: Tx,
  { opened_at, ...row }: Selectable<Database['magic_box']>,
): Promise<void> {
  await tx
    .insertInto('magic_box')
    .values({ ...row, opened_at: at(opened_at) })
    .execute()
}
