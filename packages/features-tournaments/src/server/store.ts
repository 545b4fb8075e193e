import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { isAround as isPlayerAround } from '@marquee/platform-protection/protection/isAround'
import type { TournamentTerms } from './migrations.ts'
import './migrations.ts'
import type { Score } from './rules.ts'

export type EntryRow = Selectable<Database['tournament_entry']>
export type RunRow = Selectable<Database['tournament_run']>

export interface RunKey {
  brand: string
  historyId: number
}

export interface EntryKey extends RunKey {
  playerId: string
}

/** Whoever takes a break has no place. */
const isAround = (now: number) => isPlayerAround(sql.ref('e.player_id'), now)

export const findEntry = (
  db: Db | Tx,
  { brand, historyId, playerId }: EntryKey,
): Promise<EntryRow | undefined> =>
  db
    .selectFrom('tournament_entry')
    .selectAll()
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** Writes down what a run promises, with the first round that any player has in it. */
export async function openRun(
  tx: Tx,
  { brand, historyId }: RunKey,
  run: { startedAt: number; finishedAt: number; terms: TournamentTerms },
): Promise<void> {
  await tx
    .insertInto('tournament_run')
    .values({
      brand,
      history_id: historyId,
      started_at: at(run.startedAt),
      finished_at: at(run.finishedAt),
      terms: JSON.stringify(run.terms),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'history_id']).doNothing())
    .execute()
}

/** A player's score with their place: one row for each player and run, so that nobody waits for anybody else's round. */
export function scoreWrite(
  tx: Tx,
  { brand, historyId, playerId }: EntryKey,
  { rounds, points, recent, reachedAt, place }: Score & { reachedAt: number; place: number | null },
) {
  const score = { rounds, points, recent: JSON.stringify(recent), reached_at: at(reachedAt), place }
  return tx
    .insertInto('tournament_entry')
    .values({
      brand,
      history_id: historyId,
      player_id: playerId,
      ...score,
      prize: null,
      paid_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'history_id', 'player_id']).doUpdateSet(score),
    )
}

/** Keeps a run from being settled until the transaction ends; false where it is. */
export async function keepOpen(tx: Tx, { brand, historyId }: RunKey): Promise<boolean> {
  const open = await tx
    .selectFrom('tournament_run')
    .select('history_id')
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('settled_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return open !== undefined
}

export async function savePlace(
  tx: Tx,
  { brand, historyId, playerId }: EntryKey,
  place: number,
): Promise<void> {
  await tx
    .updateTable('tournament_entry')
    .set({ place })
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('player_id', '=', playerId)
    .execute()
}

/** A place in the table of a run. */
export interface Placed {
  place: number
  playerId: string
  login: string
  points: number
  rounds: number
  isHouse: boolean
  /** The place among those who can win: house players are passed over when prizes are given. */
  prizePlace: number
}

/**
 * The table of a run as it stands, from the first place on (more points, then reached earlier), and how
 * many have a place.
 */
export async function standings(
  db: Db | Tx,
  { brand, historyId, limit, now }: RunKey & { limit: number; now: number },
): Promise<{ table: Placed[]; players: number }> {
  const { rows } = await sql<Omit<Placed, 'place'> & { players: number }>`
    select e.player_id as "playerId", p.login, e.points, e.rounds, p.is_house as "isHouse",
      (count(*) over ())::int as players,
      (count(*) filter (where not p.is_house)
        over (order by e.points desc, e.reached_at, e.player_id))::int as "prizePlace"
    from tournament_entry e join player p on p.id = e.player_id
    where e.brand = ${brand} and e.history_id = ${historyId} and e.points > 0 and ${isAround(now)}
    order by e.points desc, e.reached_at, e.player_id
    limit ${limit}`.execute(db)
  return {
    table: rows.map((row, index) => ({ ...row, place: index + 1 })),
    players: rows[0]?.players ?? 0,
  }
}

type Standing = Pick<EntryRow, 'brand' | 'history_id' | 'player_id' | 'points' | 'reached_at'>

/** Entries ahead of one with points. */
function isAhead(row: Standing, now: number) {
  const reached = at(row.reached_at)
  return sql`e.brand = ${row.brand} and e.history_id = ${row.history_id} and e.points > 0
    and (e.points > ${row.points} or (e.points = ${row.points} and (
      e.reached_at < ${reached} or (e.reached_at = ${reached} and e.player_id < ${row.player_id}::uuid)
    )))
    and ${isAround(now)}`
}

/** The place of a player with points, counting those ahead. */
export async function placeOf(db: Db | Tx, row: Standing, now: number): Promise<number | null> {
  if (row.points === 0) return null
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from tournament_entry e where ${isAhead(row, now)}`.execute(db)
  return (rows[0]?.ahead ?? 0) + 1
}

/** The place of a player with points among those who can win. */
export async function prizePlaceOf(
  db: Db | Tx,
  row: Standing,
  now: number,
): Promise<number | null> {
  if (row.points === 0) return null
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from tournament_entry e join player p on p.id = e.player_id
    where not p.is_house and ${isAhead(row, now)}`.execute(db)
  return (rows[0]?.ahead ?? 0) + 1
}

/** Runs whose places were given, the newest first, and how many there are. */
export async function settledRuns(
  db: Db,
  brand: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ runs: RunRow[]; total: number }> {
  const settled = db
    .selectFrom('tournament_run')
    .where('brand', '=', brand)
    .where('settled_at', 'is not', null)
  const runs = await settled
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('history_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await settled
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { runs, total: Number(total) }
}

/** The first places of a run that is over, with what they brought. */
export const finalPlaces = (db: Db, { brand, historyId }: RunKey, limit: number) =>
  db
    .selectFrom('tournament_entry')
    .innerJoin('player', 'player.id', 'tournament_entry.player_id')
    .select(['place', 'login', 'points', 'prize', 'is_house'])
    .where('tournament_entry.brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('place', 'is not', null)
    .orderBy('place')
    .limit(limit)
    .execute()

/** How many had a place in the end. */
export async function countPlaced(db: Db, { brand, historyId }: RunKey): Promise<number> {
  const { players } = await db
    .selectFrom('tournament_entry')
    .select((select) => select.fn.countAll<bigint>().as('players'))
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('place', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(players)
}

/** Runs that were over by an instant and have no places yet, the oldest first. */
export const dueRuns = (db: Db, before: number, limit: number) =>
  db
    .selectFrom('tournament_run')
    .select(['brand', 'history_id'])
    .where('settled_at', 'is', null)
    .where('finished_at', '<=', at(before))
    .orderBy('finished_at')
    .limit(limit)
    .execute()

/** Keeps a run for whoever settles it; undefined where somebody else has it, or had. */
export const takeDueRun = (tx: Tx, { brand, historyId }: RunKey): Promise<RunRow | undefined> =>
  tx
    .selectFrom('tournament_run')
    .selectAll()
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Gives the places of a run and what they bring, for good. House players have a place and win nothing. */
export async function givePlaces(
  tx: Tx,
  { brand, history_id: historyId, terms }: RunRow,
  now: number,
): Promise<void> {
  const ofRun = sql`e.brand = ${brand} and e.history_id = ${historyId}`
  await sql`update tournament_entry e set place = null where ${ofRun}`.execute(tx)
  await sql`
    with ranked as (
      select e.player_id, p.is_house,
        row_number() over (order by e.points desc, e.reached_at, e.player_id)::int as place,
        (count(*) filter (where not p.is_house)
          over (order by e.points desc, e.reached_at, e.player_id))::int as prize_place
      from tournament_entry e join player p on p.id = e.player_id
      where ${ofRun} and e.points > 0 and ${isAround(now)}
    )
    update tournament_entry e
    set place = ranked.place, prize = case when not ranked.is_house
      then ${JSON.stringify(terms.prizes)}::json -> (ranked.prize_place - 1) end
    from ranked where ${ofRun} and e.player_id = ranked.player_id`.execute(tx)
  await tx
    .updateTable('tournament_run')
    .set({ settled_at: at(now) })
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .execute()
}

/** Prizes that were given and not credited yet, of players who take no break. */
export const unpaidPrizes = (db: Db, now: number, limit: number): Promise<EntryRow[]> =>
  db
    .selectFrom('tournament_entry as e')
    .selectAll()
    .where('prize', 'is not', null)
    .where('paid_at', 'is', null)
    .where(isAround(now))
    .limit(limit)
    .execute()

/** Notes that a prize is credited; false where it was. */
export async function markPaid(
  tx: Tx,
  { brand, historyId, playerId }: EntryKey,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tournament_entry')
    .set({ paid_at: at(now) })
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .where('player_id', '=', playerId)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Entries of running tournaments whose place is no longer the one their player was told. */
export async function movedEntries(
  db: Db,
  { now, playedSince, limit }: { now: number; playedSince: number; limit: number },
): Promise<EntryKey[]> {
  const { rows } = await sql<EntryKey>`
    select brand, history_id as "historyId", player_id as "playerId"
    from (
      select e.*, row_number() over (
        partition by e.brand, e.history_id order by e.points desc, e.reached_at, e.player_id
      )::int as stands
      from tournament_entry e join tournament_run t using (brand, history_id)
      where t.settled_at is null and t.finished_at > ${at(now)} and e.points > 0 and ${isAround(now)}
    ) ranked
    where stands is distinct from place and reached_at >= ${at(playedSince)}
    order by stands limit ${limit}`.execute(db)
  return rows
}
