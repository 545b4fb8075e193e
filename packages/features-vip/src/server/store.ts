import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type RankRow = Selectable<Database['rank_player']>
export type WeekRow = Omit<Selectable<Database['rank_week']>, 'player_id' | 'week'>

/** What a player gathered; who played nothing yet stands on the first level. */
export async function findRank(db: Db | Tx, playerId: string): Promise<RankRow> {
  const row = await db
    .selectFrom('rank_player')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return (
    row ?? {
      player_id: playerId,
      experience: 0n,
      told_level: 1,
      claimed_level: 1,
      rewarded_week: 0,
    }
  )
}

export async function saveRank(tx: Tx, { player_id, ...values }: RankRow): Promise<void> {
  await tx
    .insertInto('rank_player')
    .values({ player_id, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
}

export interface Whose {
  playerId: string
  week: number
}

/** What a player played in a week. */
export async function findWeek(db: Db | Tx, { playerId, week }: Whose): Promise<WeekRow> {
  const row = await db
    .selectFrom('rank_week')
    .select(['experience', 'staked', 'won', 'cashback'])
    .where('player_id', '=', playerId)
    .where('week', '=', week)
    .executeTakeFirst()
  return row ?? { experience: 0n, staked: 0n, won: 0n, cashback: null }
}

/** Counts a round for its week. */
export async function addToWeek(
  tx: Tx,
  { playerId, week }: Whose,
  { experience, staked, won }: Omit<WeekRow, 'cashback'>,
): Promise<void> {
  await tx
    .insertInto('rank_week')
    .values({ player_id: playerId, week, experience, staked, won, cashback: null })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'week']).doUpdateSet({
        experience: sql<bigint>`rank_week.experience + ${experience}`,
        staked: sql<bigint>`rank_week.staked + ${staked}`,
        won: sql<bigint>`rank_week.won + ${won}`,
      }),
    )
    .execute()
}

export async function markCashback(
  tx: Tx,
  { playerId, week }: Whose,
  cashback: number,
): Promise<void> {
  await tx
    .updateTable('rank_week')
    .set({ cashback })
    .where('player_id', '=', playerId)
    .where('week', '=', week)
    .execute()
}
