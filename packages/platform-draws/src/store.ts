import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

/** Names one draw in the table of draws. */
export interface DrawKey {
  /** What kind of draw it is. */
  name: string
  /** Which of that kind: a wheel's id, a run of a campaign; empty where there is one. */
  instance: string
}

/** A turn that was taken. */
export interface Drawn<Detail = unknown> {
  turn: number
  outcomeId: number
  /** Epoch ms. */
  drawnAt: number
  /** What only this kind of draw knows of it; null for nothing. */
  detail: Detail | null
}

const columns = ['instance', 'turn', 'outcome_id', 'drawn_at', 'detail'] as const

interface DrawRow {
  turn: number
  outcome_id: number
  drawn_at: number
  detail: unknown
}

// What is read was written by the same kind of draw.
const toDrawn = <Detail>(row: DrawRow): Drawn<Detail> => ({
  turn: row.turn,
  outcomeId: row.outcome_id,
  drawnAt: row.drawn_at,
  detail: row.detail as Detail | null,
})

/** The turns that a player has taken of one draw. */
const drawsOf = (db: Db | Tx, playerId: string, { name, instance }: DrawKey) =>
  db
    .selectFrom('draw')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('name', '=', name)
    .where('instance', '=', instance)

/** A player's newest turn of one draw, or null. */
export async function findLastDraw<Detail = unknown>(
  db: Db | Tx,
  playerId: string,
  key: DrawKey,
): Promise<Drawn<Detail> | null> {
  const row = await drawsOf(db, playerId, key).orderBy('turn', 'desc').limit(1).executeTakeFirst()
  return row ? toDrawn<Detail>(row) : null
}

/** A player's newest turns of all draws of one kind, by instance. */
export async function listLastDraws(
  db: Db | Tx,
  playerId: string,
  name: string,
): Promise<Map<string, Drawn>> {
  const rows = await db
    .selectFrom('draw')
    .distinctOn('instance')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('name', '=', name)
    .orderBy('instance')
    .orderBy('turn', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.instance, toDrawn(row)]))
}

/** Every turn that a player has taken of one draw, the newest first. */
export async function listDraws<Detail = unknown>(
  db: Db | Tx,
  playerId: string,
  key: DrawKey,
): Promise<Drawn<Detail>[]> {
  const rows = await drawsOf(db, playerId, key)
    .orderBy('drawn_at', 'desc')
    .orderBy('turn', 'desc')
    .execute()
  return rows.map(toDrawn<Detail>)
}

/** How many turns a player has taken of one draw. */
export async function countDraws(
  db: Db | Tx,
  playerId: string,
  { name, instance }: DrawKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('draw')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('name', '=', name)
    .where('instance', '=', instance)
    .executeTakeFirstOrThrow()
  return count
}

/** The instance that a player drew last, of all draws of one kind; undefined before the first. */
export async function findLastInstance(
  db: Db | Tx,
  playerId: string,
  name: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('draw')
    .select('instance')
    .where('player_id', '=', playerId)
    .where('name', '=', name)
    .orderBy('drawn_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.instance
}

export async function insertDraw(
  tx: Tx,
  playerId: string,
  { name, instance }: DrawKey,
  { turn, outcomeId, drawnAt, detail }: Drawn,
): Promise<void> {
  await tx
    .insertInto('draw')
    .values({
      player_id: playerId,
      name,
      instance,
      turn,
      outcome_id: outcomeId,
      drawn_at: at(drawnAt),
      detail: detail === null ? null : JSON.stringify(detail),
    })
    .execute()
}
