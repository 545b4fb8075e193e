import type { Selectable } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export type CardRow = Selectable<Database['bingo_card']>

export interface Whose {
  playerId: string
  period: number
}

/**
 * What a player has in one run: balls, rounds and card of the run before are carried into the next.
 * Undefined before their first round of all.
 */
export async function findCard(
  db: Db | Tx,
  { playerId, period }: Whose,
): Promise<CardRow | undefined> {
  const last = await db
    .selectFrom('bingo_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('period', '<=', period)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.period < period ? { ...last, period, games: 0 } : last
}

export function cardWrite(tx: Tx, { card, ...row }: CardRow) {
  const { rounds, balls, games } = row
  const text = JSON.stringify(card)
  return tx
    .insertInto('bingo_card')
    .values({ ...row, card: text })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'period']).doUpdateSet({ rounds, balls, games, card: text }),
    )
}

export async function saveCard(tx: Tx, row: CardRow): Promise<void> {
  await cardWrite(tx, row).execute()
}

/** A player's points; they stay from run to run. */
export async function pointsOf(db: Db | Tx, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('bingo_points')
    .select('points')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.points ?? 0
}

export async function savePoints(tx: Tx, playerId: string, points: number): Promise<void> {
  await tx
    .insertInto('bingo_points')
    .values({ player_id: playerId, points })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ points }))
    .execute()
}
