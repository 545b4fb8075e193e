import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Round } from '@marquee/contract'
import type { RoundOutcome } from '@marquee/game-math'
import { archivedIn } from '@marquee/platform-kernel/archivedMonths'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Minor, minor, toWire } from '@marquee/platform-kernel/money'
import { from, type Question, toEpochMs } from '@marquee/platform-kernel/questions'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { currentXid } from '@marquee/platform-kernel/sealed'
import { timeOfId } from '@marquee/platform-kernel/timedId'
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
  /** What it was drawn from. */
  drawn: { pairId: string; nonce: number }
  now: number
}

/** Which round, with its month where the id tells: then nowhere else is looked. */
const isRound = (id: string) => {
  const time = timeOfId(id)
  return time === null
    ? sql<boolean>`game_round.id = ${id}::uuid`
    : sql<boolean>`(game_round.id = ${id}::uuid and game_round.created_at = ${at(time)})`
}

/** Keeps a round that begins, at the command's end. */
export function keepRound(
  { tx, write }: Pick<CommandContext, 'tx' | 'write'>,
  round: NewRound,
): RoundRow {
  const row = {
    id: round.id,
    player_id: round.playerId,
    brand: round.brand,
    game_id: round.gameId,
    game_mode: round.mode,
    action: round.outcome.action,
    cost: round.cost,
    win: round.win,
    status: 'open' as const,
    free_spin_bonus_id: round.freeSpinBonusId,
    fair_pair_id: round.drawn.pairId,
    fair_nonce: round.drawn.nonce,
    settled_at: null,
  }
  write(
    tx.insertInto('game_round').values({
      ...row,
      outcome: JSON.stringify(round.outcome),
      created_at: at(round.now),
    }),
  )
  return { ...row, outcome: round.outcome, created_at: round.now }
}

/** Keeps what a choice has brought. `cost` is what the round has taken by now. */
export const updateRound = (
  tx: Tx,
  id: string,
  { cost, outcome }: { cost: Minor; outcome: RoundOutcome },
): Promise<RoundRow> =>
  tx
    .updateTable('game_round')
    .set({ cost, win: minor(outcome.win), outcome: JSON.stringify(outcome) })
    .where(isRound(id))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes a round as settled, at the command's end. */
export function keepSettled(
  { tx, now, write }: Pick<CommandContext, 'tx' | 'now' | 'write'>,
  row: RoundRow,
): RoundRow {
  write(
    tx
      .updateTable('game_round')
      .set({ status: 'settled', settled_at: at(now), recorded_xid: currentXid })
      .where(isRound(row.id)),
  )
  return { ...row, status: 'settled', settled_at: now }
}

const noSuchRound = (id: string): PlatformError =>
  new PlatformError(
    'not-found',
    `You have no round ${id}. GET /rest/game-rounds/ lists your rounds.`,
  )

/** One of a player's own rounds. @throws PlatformError not-found, also when it is somebody else's. */
export async function findRound(db: Db | Tx, playerId: string, id: string): Promise<RoundRow> {
  const row = await db
    .selectFrom('game_round')
    .selectAll()
    .where(isRound(id))
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row) return row
  const time = timeOfId(id)
  const month = time === null ? null : await archivedIn(db, 'game_round', { from: time, to: time })
  if (!month) throw noSuchRound(id)
  throw new PlatformError(
    'not-found',
    `Rounds of the time of ${id} are in an archive (${month.part}). Support can have them restored.`,
  )
}

/** The same, with whatever else a command has to know. @throws PlatformError not-found. */
export const roundQuestion = (id: string): Question<RoundRow> => ({
  ask: ({ playerId }) =>
    jsonObjectFrom(
      from
        .selectFrom('game_round')
        .select(['id', 'player_id', 'brand', 'game_id', 'game_mode', 'action', 'status'])
        .select(['outcome', 'free_spin_bonus_id', 'fair_pair_id', 'fair_nonce'])
        .select(['created_at', 'settled_at'])
        // Larger than the numbers of JSON.
        .select([sql<string>`cost::text`.as('cost'), sql<string>`win::text`.as('win')])
        .where(isRound(id))
        .where('player_id', '=', playerId),
    ),
  read(value) {
    const row = value as
      | (Omit<RoundRow, 'cost' | 'win' | 'created_at' | 'settled_at'> &
          Record<'cost' | 'win' | 'created_at', string> & { settled_at: string | null })
      | null
    if (!row) throw noSuchRound(id)
    return {
      ...row,
      cost: BigInt(row.cost),
      win: BigInt(row.win),
      created_at: toEpochMs(row.created_at),
      settled_at: row.settled_at === null ? null : toEpochMs(row.settled_at),
    }
  },
})

/** The rounds whose end the player has not seen, as they were begun: all of one game. */
export const listOpenRounds = (db: Db | Tx, playerId: string): Promise<RoundRow[]> =>
  db
    .selectFrom('game_round')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The first of them, if there is one. */
export const findOpenRound = async (db: Db | Tx, playerId: string): Promise<RoundRow | undefined> =>
  (await listOpenRounds(db, playerId))[0]

/** Whether a player has a round open: then the mode cannot change and no other round begins. */
export const hasOpenRound = async (tx: Db | Tx, playerId: string): Promise<boolean> =>
  (await findOpenRound(tx, playerId)) !== undefined

/** What of a player's earlier rounds decides whether another one may begin. */
export interface RoundsBefore {
  /** Those whose end the player has not seen, as they were begun. */
  open: { id: string; gameId: number; modelId: string }[]
  /** The one begun last in the player's mode. */
  last: { action: string; createdAt: number } | null
}

export const roundsBeforeQuestion: Question<RoundsBefore> = {
  ask: ({ playerId }) => sql`json_build_object(
    'open', ${jsonArrayFrom(
      from
        .selectFrom('game_round')
        .select(['id', 'game_id', sql<string>`outcome ->> 'modelId'`.as('model_id')])
        .where('player_id', '=', playerId)
        .where('status', '=', 'open')
        .orderBy('created_at')
        .orderBy('id'),
    )},
    'last', ${jsonObjectFrom(
      from
        .selectFrom('game_round')
        .innerJoin('player as who', (join) =>
          join
            .onRef('who.id', '=', 'game_round.player_id')
            .onRef('who.game_mode', '=', 'game_round.game_mode'),
        )
        .select(['action', 'game_round.created_at'])
        .where('player_id', '=', playerId)
        .orderBy('game_round.created_at', 'desc')
        .limit(1),
    )}
  )`,
  read(value) {
    const { open, last } = value as {
      open: { id: string; game_id: number; model_id: string }[]
      last: { action: string; created_at: string } | null
    }
    return {
      open: open.map((round) => ({
        id: round.id,
        gameId: round.game_id,
        modelId: round.model_id,
      })),
      last: last && { action: last.action, createdAt: toEpochMs(last.created_at) },
    }
  },
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

/** Rounds in which nothing has happened since before an instant, oldest first. */
export const listOpenSince = (db: Db, before: number, limit: number) =>
  db
    .selectFrom('game_round')
    .leftJoin('round_deal', 'round_deal.round_id', 'game_round.id')
    .select(['game_round.id', 'game_round.player_id', 'brand'])
    .where('status', '=', 'open')
    .where('game_round.created_at', '<=', at(before))
    .where(sql<boolean>`coalesce(stepped_at, game_round.created_at) <= ${at(before)}`)
    .orderBy('game_round.created_at')
    .limit(limit)
    .execute()
