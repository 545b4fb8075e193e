import type { Selectable } from 'kysely'
import type { Round } from '@marquee/contract'
import type { RoundOutcome } from '@marquee/game-math'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Minor, toWire } from '@marquee/platform-kernel/money'
import { at, type Database } from '@marquee/platform-kernel/schema'
import type { Mode } from './rules.ts'

export type RoundRow = Selectable<Database['game_round']>

/** A round as the contract sends it. */
export const roundToWire = (row: RoundRow): Round => ({
  id: row.id,
  gameId: row.game_id,
  gameMode: row.game_mode,
  action: row.action,
  cost: toWire(row.cost),
  win: toWire(row.win),
  status: row.status,
  outcome: row.outcome,
  createdAt: row.created_at,
  settledAt: row.settled_at,
})

export interface NewRound {
  id: string
  playerId: string
  brand: string
  gameId: number
  mode: Mode
  cost: Minor
  win: Minor
  outcome: RoundOutcome
  /** Of a free spin. */
  freeSpinBonusId: number | null
  now: number
}

export const insertRound = (tx: Tx, round: NewRound): Promise<RoundRow> =>
  tx
    .insertInto('game_round')
    .values({
      id: round.id,
      player_id: round.playerId,
      brand: round.brand,
      game_id: round.gameId,
      game_mode: round.mode,
      action: round.outcome.action,
      cost: round.cost,
      win: round.win,
      status: 'open',
      outcome: JSON.stringify(round.outcome),
      free_spin_bonus_id: round.freeSpinBonusId,
      created_at: at(round.now),
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const markSettled = (tx: Tx, id: string, now: number): Promise<RoundRow> =>
  tx
    .updateTable('game_round')
    .set({ status: 'settled', settled_at: at(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** One of a player's own rounds. @throws PlatformError not-found, also when it is somebody else's. */
export async function findRound(db: Db | Tx, playerId: string, id: string): Promise<RoundRow> {
  const row = await db
    .selectFrom('game_round')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row) return row
  throw new PlatformError(
    'not-found',
    `You have no round ${id}. GET /rest/game-rounds/ lists your rounds.`,
  )
}

/** The round whose end the player has not seen, if there is one. */
export const findOpenRound = (db: Db | Tx, playerId: string): Promise<RoundRow | undefined> =>
  db
    .selectFrom('game_round')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** Whether a player has a round open: then the mode cannot change and no other round begins. */
export const hasOpenRound = async (tx: Db | Tx, playerId: string): Promise<boolean> =>
  (await findOpenRound(tx, playerId)) !== undefined

/** The last round a player began in a mode. */
export async function findLastRound(
  tx: Tx,
  playerId: string,
  mode: Mode,
): Promise<{ action: string; createdAt: number } | null> {
  const row = await tx
    .selectFrom('game_round')
    .select(['action', 'created_at'])
    .where('player_id', '=', playerId)
    .where('game_mode', '=', mode)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { action: row.action, createdAt: row.created_at } : null
}

export interface HistoryFilter {
  limit: number
  /** Epoch ms; rounds that began earlier. */
  before?: number | undefined
  gameId?: number | undefined
}

/** A player's rounds, newest first. */
export const listRounds = (
  db: Db,
  playerId: string,
  { limit, before, gameId }: HistoryFilter,
): Promise<RoundRow[]> => {
  let query = db.selectFrom('game_round').selectAll().where('player_id', '=', playerId)
  if (before !== undefined) query = query.where('created_at', '<', at(before))
  if (gameId !== undefined) query = query.where('game_id', '=', gameId)
  return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
}

/** Rounds that have been open since before an instant, oldest first. */
export const listOpenSince = (db: Db, before: number, limit: number) =>
  db
    .selectFrom('game_round')
    .select(['id', 'player_id', 'brand'])
    .where('status', '=', 'open')
    .where('created_at', '<=', at(before))
    .orderBy('created_at')
    .limit(limit)
    .execute()
