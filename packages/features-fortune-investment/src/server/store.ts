import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type SetAsideRow = Selectable<Database['fortune_investment']>

/** What a player has set aside now. */
export const findSetAside = (db: Db | Tx, playerId: string): Promise<SetAsideRow | undefined> =>
  db
    .selectFrom('fortune_investment')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('returned_at', 'is', null)
    .executeTakeFirst()

/** How often a player has set something aside. */
export async function countSetAside(tx: Tx, playerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('fortune_investment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSetAside(
  tx: Tx,
  { chosen_at, available_at, ...row }: Omit<SetAsideRow, 'returned_at'>,
): Promise<void> {
  await tx
    .insertInto('fortune_investment')
    .values({
      ...row,
      package: JSON.stringify(row.package),
      chosen_at: at(chosen_at),
      available_at: at(available_at),
      returned_at: null,
    })
    .execute()
}

/** Notes when coins that are set aside came back, or may: `returned_at` or `available_at`. */
export async function noteTime(
  tx: Tx,
  { player_id, number }: Pick<SetAsideRow, 'player_id' | 'number'>,
  time: 'returned_at' | 'available_at',
  now: number,
): Promise<void> {
  await tx
    .updateTable('fortune_investment')
    .set({ [time]: at(now) })
    .where('player_id', '=', player_id)
    .where('number', '=', number)
    .execute()
}

/** Whose coins are set aside at a brand, some of them. */
export async function playersWithCoinsAside(
  db: Db,
  { brand, limit }: { brand: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('fortune_investment')
    .innerJoin('player', 'player.id', 'fortune_investment.player_id')
    .select('fortune_investment.player_id')
    .where('player.brand', '=', brand)
    .where('fortune_investment.returned_at', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}
