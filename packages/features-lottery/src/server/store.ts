import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { isAround } from '@marquee/platform-protection/protection/isAround'
import type { LotteryTerms } from './migrations.ts'
import './migrations.ts'
import type { Progress, Winner } from './rules.ts'

export type RunRow = Selectable<Database['lottery_run']>
export type TicketRow = Selectable<Database['lottery_ticket']>

export interface LotteryKey {
  brand: string
  lotteryId: number
}

const takesPart = (now: number) => isAround(sql.ref('t.player_id'), now)

export const findRun = (
  db: Db | Tx,
  { brand, lotteryId }: LotteryKey,
): Promise<RunRow | undefined> =>
  db
    .selectFrom('lottery_run')
    .selectAll()
    .where('brand', '=', brand)
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst()

/** The lottery that was over last, of those in which tickets were given. */
export const lastRun = (db: Db | Tx, brand: string, now: number): Promise<RunRow | undefined> =>
  db
    .selectFrom('lottery_run')
    .selectAll()
    .where('brand', '=', brand)
    .where('finished_at', '<=', at(now))
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes down what a lottery promises, with the first ticket that any player gets in it. */
export async function openRun(
  tx: Tx,
  { brand, lotteryId }: LotteryKey,
  run: { startedAt: number; finishedAt: number; terms: LotteryTerms },
): Promise<void> {
  await tx
    .insertInto('lottery_run')
    .values({
      brand,
      lottery_id: lotteryId,
      started_at: at(run.startedAt),
      finished_at: at(run.finishedAt),
      terms: JSON.stringify(run.terms),
      drawn_at: null,
      drawn_among: null,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'lottery_id']).doNothing())
    .execute()
}

/** Gives a ticket; its number follows from its id, so that nobody waits for anybody else's ticket. */
export const insertTicket = (
  tx: Tx,
  {
    givenAt,
    ...ticket
  }: Pick<TicketRow, 'brand' | 'lottery_id' | 'player_id' | 'source' | 'day'> & {
    givenAt: number
  },
): Promise<TicketRow> =>
  tx
    .insertInto('lottery_ticket')
    .values({
      ...ticket,
      given_at: at(givenAt),
      place: null,
      prize: null,
      told_at: null,
      taken_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A ticket of a player's own. */
export const findTicket = (
  db: Db | Tx,
  { id, playerId }: { id: number; playerId: string },
): Promise<TicketRow | undefined> =>
  db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** The free ticket that a player took on a day. */
export const findDaily = (
  db: Db | Tx,
  { playerId, day }: { playerId: string; day: number },
): Promise<TicketRow | undefined> =>
  db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .where('source', '=', 'daily')
    .executeTakeFirst()

/** A player's tickets of some lotteries and whatever waits to be taken, the newest first. */
export const ticketsOf = (
  db: Db | Tx,
  { playerId, lotteries }: { playerId: string; lotteries: number[] },
): Promise<TicketRow[]> =>
  db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((where) =>
      where.or([
        where('lottery_id', 'in', [...lotteries, 0]),
        where.and([where('place', 'is not', null), where('taken_at', 'is', null)]),
      ]),
    )
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** How many tickets take part in a lottery that is not drawn. */
export async function countTickets(
  db: Db | Tx,
  { brand, lotteryId }: LotteryKey,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`
    select count(*)::int as tickets from lottery_ticket t
    where t.brand = ${brand} and t.lottery_id = ${lotteryId} and ${takesPart(now)}`.execute(db)
  return rows[0]?.tickets ?? 0
}

/** Ids of the tickets that take part, the oldest first. */
export async function ticketsInDraw(
  tx: Tx,
  { brand, lotteryId }: LotteryKey,
  now: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from lottery_ticket t
    where t.brand = ${brand} and t.lottery_id = ${lotteryId} and ${takesPart(now)}
    order by t.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface Leader {
  playerId: string
  login: string
  tickets: number
}

/** Who has the most tickets; of equally many those go first who had them earlier. */
export async function leadersOf(
  db: Db,
  { brand, lotteryId, limit, now }: LotteryKey & { limit: number; now: number },
): Promise<Leader[]> {
  const { rows } = await sql<Leader>`
    select t.player_id as "playerId", p.login, count(*)::int as tickets
    from lottery_ticket t join player p on p.id = t.player_id
    where t.brand = ${brand} and t.lottery_id = ${lotteryId} and ${takesPart(now)}
    group by t.player_id, p.login
    order by tickets desc, max(t.id) limit ${limit}`.execute(db)
  return rows
}

/** The tickets that have won in a lottery, from the first place on, with how many their players had. */
export async function winnersOf(
  db: Db,
  { brand, lotteryId, limit }: LotteryKey & { limit: number },
): Promise<(Leader & Pick<TicketRow, 'number' | 'place' | 'prize'>)[]> {
  const { rows } = await sql<Leader & Pick<TicketRow, 'number' | 'place' | 'prize'>>`
    select t.player_id as "playerId", p.login, t.number, t.place, t.prize, (
      select count(*)::int from lottery_ticket o
      where o.player_id = t.player_id and o.lottery_id = t.lottery_id
    ) as tickets
    from lottery_ticket t join player p on p.id = t.player_id
    where t.brand = ${brand} and t.lottery_id = ${lotteryId} and t.place is not null
    order by t.place, t.id limit ${limit}`.execute(db)
  return rows
}

export const findProgress = (db: Db | Tx, playerId: string): Promise<Progress | undefined> =>
  db
    .selectFrom('lottery_progress')
    .select(['lottery_id', 'rounds', 'day', 'day_tickets'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()

export function progressWrite(tx: Tx, playerId: string, progress: Progress) {
  const { lottery_id, rounds, day, day_tickets } = progress
  const row = { lottery_id, rounds, day, day_tickets }
  return tx
    .insertInto('lottery_progress')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
}

/** Lotteries that were over by an instant and are not drawn, the oldest first. */
export const dueRuns = (db: Db, before: number, limit: number) =>
  db
    .selectFrom('lottery_run')
    .select(['brand', 'lottery_id'])
    .where('drawn_at', 'is', null)
    .where('finished_at', '<=', at(before))
    .orderBy('finished_at')
    .limit(limit)
    .execute()

/** Keeps a lottery for whoever draws it; undefined where somebody else has it, or had. */
export const takeDueRun = (tx: Tx, { brand, lotteryId }: LotteryKey): Promise<RunRow | undefined> =>
  tx
    .selectFrom('lottery_run')
    .selectAll()
    .where('brand', '=', brand)
    .where('lottery_id', '=', lotteryId)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Writes down what was drawn, for good. */
export async function saveDraw(
  tx: Tx,
  { brand, lotteryId }: LotteryKey,
  { winners, among, now }: { winners: Winner[]; among: number; now: number },
): Promise<void> {
  for (const { id, place, prize } of winners) {
    await tx
      .updateTable('lottery_ticket')
      .set({ place, prize: JSON.stringify(prize) })
      .where('id', '=', id)
      .execute()
  }
  await tx
    .updateTable('lottery_run')
    .set({ drawn_at: at(now), drawn_among: among })
    .where('brand', '=', brand)
    .where('lottery_id', '=', lotteryId)
    .execute()
}

/** Draws of which not all who had tickets were told yet, the oldest first. */
export const untoldRuns = (db: Db, limit: number): Promise<RunRow[]> =>
  db
    .selectFrom('lottery_run')
    .selectAll()
    .where('drawn_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('drawn_at')
    .limit(limit)
    .execute()

/** Players with tickets in a draw who were not told of it, some of them; nobody who takes a break. */
export async function untoldHolders(
  db: Db,
  { brand, lotteryId, limit, now }: LotteryKey & { limit: number; now: number },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct t.player_id as "playerId" from lottery_ticket t
    where t.brand = ${brand} and t.lottery_id = ${lotteryId} and t.told_at is null
      and ${takesPart(now)}
    limit ${limit}`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

/** Notes that all were told of a draw. */
export async function markRunTold(
  db: Db,
  { brand, lotteryId }: LotteryKey,
  now: number,
): Promise<void> {
  await db
    .updateTable('lottery_run')
    .set({ told_at: at(now) })
    .where('brand', '=', brand)
    .where('lottery_id', '=', lotteryId)
    .execute()
}

/** Notes that a player was told of a draw, or saw it played; gives their tickets that lacked the note. */
export const markDraw = (
  tx: Tx,
  { brand, lotteryId }: LotteryKey,
  { playerId, what, now }: { playerId: string; what: 'told_at' | 'seen_at'; now: number },
): Promise<Pick<TicketRow, 'number' | 'place'>[]> =>
  tx
    .updateTable('lottery_ticket')
    .set({ [what]: at(now) })
    .where('brand', '=', brand)
    .where('lottery_id', '=', lotteryId)
    .where('player_id', '=', playerId)
    .where(what, 'is', null)
    .returning(['number', 'place'])
    .execute()

/** Notes that a player took a reward; false where that was noted before. */
export async function markTaken(
  tx: Tx,
  { id, now }: { id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lottery_ticket')
    .set({ taken_at: at(now) })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Tickets of a brand whose prize nobody has taken, some of them. */
export const untakenOf = (
  db: Db,
  { brand, limit }: { brand: string; limit: number },
): Promise<Pick<TicketRow, 'id' | 'player_id'>[]> =>
  db
    .selectFrom('lottery_ticket')
    .select(['id', 'player_id'])
    .where('brand', '=', brand)
    .where('prize', 'is not', null)
    .where('taken_at', 'is', null)
    .limit(limit)
    .execute()
