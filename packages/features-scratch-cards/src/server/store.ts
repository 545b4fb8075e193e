import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type ProgressRow = Selectable<Database['scratch_progress']>
export type CardRow = Selectable<Database['scratch_card']>

export interface Whose {
  playerId: string
  /** The how-manieth lottery. */
  period: number
}

/** What rounds have earned in one lottery; undefined before the first of them. */
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

export async function saveProgress(tx: Tx, row: ProgressRow): Promise<void> {
  const { turn, rounds, turn_cards, earned } = row
  await tx
    .insertInto('scratch_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'period']).doUpdateSet({ turn, rounds, turn_cards, earned }),
    )
    .execute()
}

/** The cards that a player has scratched in one lottery, the newest first. */
export const scratchedCards = (db: Db | Tx, { playerId, period }: Whose): Promise<CardRow[]> =>
  db
    .selectFrom('scratch_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .orderBy('scratched_at', 'desc')
    .orderBy('card_id', 'desc')
    .execute()

/** How many cards a player has scratched in one lottery. */
export async function countScratched(db: Db | Tx, { playerId, period }: Whose): Promise<number> {
  const { count } = await db
    .selectFrom('scratch_card')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCard(tx: Tx, { fields, scratched_at, ...row }: CardRow): Promise<void> {
  await tx
    .insertInto('scratch_card')
    .values({ ...row, fields: JSON.stringify(fields), scratched_at: at(scratched_at) })
    .execute()
}
