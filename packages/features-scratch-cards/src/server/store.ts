import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type ProgressRow = Selectable<Database['scratch_progress']>

export interface Whose {
  playerId: string
  /** The number of the run. */
  period: number
}

/** What rounds have earned in one run; undefined before the first of them. */
export const findProgress = (
  db: Db | Tx,
  { playerId, period }: Whose,
): Promise<ProgressRow | undefined> =>
  db
    .selectFrom('scratch_progress')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirst()

export function progressWrite(tx: Tx, row: ProgressRow) {
  const { turn, rounds, turn_cards, earned } = row
  return tx
    .insertInto('scratch_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'period']).doUpdateSet({ turn, rounds, turn_cards, earned }),
    )
}

export async function saveProgress(tx: Tx, row: ProgressRow): Promise<void> {
  await progressWrite(tx, row).execute()
}
