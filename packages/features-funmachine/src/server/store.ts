import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type MeterRow = Selectable<Database['funmeter']>

/** A player's meter; one that no round has counted for is empty. */
export async function findMeter(db: Db | Tx, playerId: string): Promise<MeterRow> {
  const row = await db
    .selectFrom('funmeter')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ?? { player_id: playerId, period: 0, points: 0, filled: 0, day: 0, day_points: 0 }
}

export const meterWrite = (tx: Tx, { player_id, ...values }: MeterRow) =>
  tx
    .insertInto('funmeter')
    .values({ player_id, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
