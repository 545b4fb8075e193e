import { eachLocale } from '@marquee/contract/locales'
import { type RawBuilder, sql } from 'kysely'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import { playedRuns } from './releases.ts'

/** How many lotteries, and how many tournaments beside those that are played, come due. */
const dueCount = 12
/** Ids that no calendar gives. */
const madeUpFrom = 1_900_000_000
/** With fewer players some places stay empty. */
export const leastPlayers = 10
const ticketsEach = 60
const entriesEach = 60

const places = [
  { coins: 1_000, entries: 10, winners: 1 },
  { coins: 200, entries: 0, winners: 3 },
  { coins: 50, entries: 0, winners: 6 },
]
const prizes = Array.from({ length: 20 }, (_, nth) => ({ coins: 1_000 - 40 * nth, entries: 5 }))
const title = eachLocale(() => 'Rolling')
const lotteryTerms = { title, prizes: places }
const tournamentTerms = {
  title,
  rule: { inARow: 1, rounds: 1 },
  games: [],
  gamesTitle: null,
  gamesPage: null,
  prizes,
}

const instant = (ms: number): RawBuilder<unknown> => sql`to_timestamp(${ms / 1_000})`

const drillers = sql`select p.id from player p where p.email like 'drill-%' order by random()`

/**
 * Draws and tournaments that come due one after the other, with tickets and points of the players.
 * @param from the first is due then, and the last at `to`; epoch ms.
 */
export async function makeDue(
  databaseUrl: string,
  brand: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const db = openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 })
  try {
    for (let nth = 0; nth < dueCount; nth++) {
      const id = madeUpFrom + nth
      const ends = from + ((to - from) * nth) / (dueCount - 1)
      await sql`
        insert into lottery_run (brand, lottery_id, started_at, finished_at, terms)
        values (${brand}, ${id}, ${instant(ends - 3_600_000)}, ${instant(ends)}, ${JSON.stringify(lotteryTerms)})`.execute(
        db,
      )
      await sql`
        insert into lottery_ticket (brand, lottery_id, player_id, source, day, given_at)
        select ${brand}, ${id}, those.id, 'rounds', 0, ${instant(ends - 60_000)}
        from (${drillers} limit ${ticketsEach}) those`.execute(db)
      await sql`
        insert into tournament_run (brand, history_id, started_at, finished_at, terms)
        values (${brand}, ${id}, ${instant(ends - 3_600_000)}, ${instant(ends)}, ${JSON.stringify(tournamentTerms)})`.execute(
        db,
      )
      await sql`
        insert into tournament_entry (brand, history_id, player_id, rounds, points, reached_at, recent)
        select ${brand}, ${id}, those.id, 1, 100 + (random() * 900)::int, ${instant(Math.floor(ends) - 60_000)}, '[]'
        from (${drillers} limit ${entriesEach}) those`.execute(db)
    }
  } finally {
    await db.destroy()
  }
}

/** Of lotteries and tournaments that came due. */
export interface Settled {
  draws: number
  runs: number
  /** Points, prizes, places or words to players that are not there once, in words. */
  wrong: string[]
  /** Rounds of tournaments that were played and are over. */
  playedRounds: number
  /** Settled while releases ran side by side. */
  between: (from: number, to: number) => number
}

/** Runs of tournaments that were over by a moment; `r` is the run. */
const overBy = (moment: number) =>
  sql`(r.history_id >= ${madeUpFrom} or (r.history_id in (${sql.join(playedRuns)})
    and r.finished_at <= ${instant(moment)}))`

/** What a question of things that are wrong finds, one line for each. */
const questionsOf = (ours: RawBuilder<unknown>): [string, RawBuilder<{ told: string }>][] => [
  [
    'a lottery is not drawn, or not told of',
    sql`select lottery_id::text as told from lottery_run
      where lottery_id >= ${madeUpFrom} and (drawn_at is null or told_at is null)`,
  ],
  [
    'a place of a lottery has not as many winners as it promised',
    sql`select r.lottery_id || ' place ' || p.n as told
      from lottery_run r, json_array_elements(r.terms -> 'prizes') with ordinality p (prize, n)
      where r.lottery_id >= ${madeUpFrom} and (p.prize ->> 'winners')::int <> (
        select count(*) from lottery_ticket t
        where t.lottery_id = r.lottery_id and t.place = p.n and t.prize is not null)`,
  ],
  [
    'a winner of a lottery was told not once',
    sql`select t.player_id || ' ' || t.lottery_id || ' ' || t.number as told from lottery_ticket t
      where t.lottery_id >= ${madeUpFrom} and t.place is not null and 1 <> (
        select count(*) from outbox o where o.player_id = t.player_id and o.channel = 'lottery'
          and o.data ->> 'kind' = 'won' and (o.data ->> 'lotteryId')::int = t.lottery_id
          and o.data ->> 'number' = lpad(t.number::text, 8, '0'))`,
  ],
  [
    'a holder of tickets has not one word of the draw',
    sql`select distinct t.player_id || ' ' || t.lottery_id as told from lottery_ticket t
      where t.lottery_id >= ${madeUpFrom} and 1 <> (
        select count(*) from inbox_entry i
        where i.player_id = t.player_id and i.key = 'lottery:draw-' || t.lottery_id)`,
  ],
  [
    'a tournament is not settled',
    sql`select r.history_id::text as told from tournament_run r
      where ${ours} and r.settled_at is null`,
  ],
  [
    'a place is not where the points are',
    sql`select history_id || ' ' || player_id || ' ' || coalesce(place, 0) || ' for ' || stands as told
      from (select e.*, row_number() over (
        partition by e.history_id order by e.points desc, e.reached_at, e.player_id) as stands
        from tournament_entry e join tournament_run r using (brand, history_id)
        where ${ours} and e.points > 0) those
      where place is distinct from stands`,
  ],
  [
    'a prize of a tournament was given not once',
    sql`select e.history_id || ' ' || e.player_id as told
      from tournament_entry e join tournament_run r using (brand, history_id)
      where ${ours} and ((e.prize is not null) <> (e.place <= json_array_length(r.terms -> 'prizes'))
        or (e.prize is not null) <> (1 = (
          select count(*) from ledger_transaction t where t.kind = 'tournament'
            and t.reference = e.player_id || ':' || e.history_id))
        or (e.prize is not null) <> (1 = (
          select count(*) from inbox_entry i
          where i.player_id = e.player_id and i.key = 'tournament:' || e.history_id)))`,
  ],
  [
    'a player was told of prizes more or less often than they were given',
    sql`select p.id::text as told from player p
      where (select count(*) from outbox o where o.player_id = p.id and o.channel = 'cash'
          and o.data ->> 'reason' = 'tournament')
        <> (select count(*) from tournament_entry e where e.player_id = p.id and e.paid_at is not null)`,
  ],
]

/** Whether everything that came due is settled, with all that follows. */
export async function areSettled(databaseUrl: string, by: number): Promise<boolean> {
  return (await judgeDue(databaseUrl, by)).wrong.length === 0
}

const settledAt = (db: Db, ours: RawBuilder<unknown>) =>
  sql<{ at: number }>`
    select drawn_at as at from lottery_run where lottery_id >= ${madeUpFrom} and drawn_at is not null
    union all
    select r.settled_at from tournament_run r where ${ours} and r.settled_at is not null`.execute(
    db,
  )

/** Counts in the database what became of everything that was due by a moment. */
export async function judgeDue(databaseUrl: string, by: number): Promise<Settled> {
  const db = openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 })
  try {
    const ours = overBy(by)
    const wrong: string[] = []
    for (const [what, question] of questionsOf(ours)) {
      const { rows } = await question.execute(db)
      wrong.push(...rows.map(({ told }) => `${what}: ${told}`))
    }
    const counted = await sql<{ draws: number; runs: number; rounds: number }>`
      select
        (select count(*)::int from lottery_run where lottery_id >= ${madeUpFrom}) as draws,
        (select count(*)::int from tournament_run r where ${ours}) as runs,
        (select coalesce(sum(e.rounds), 0)::int
          from tournament_entry e join tournament_run r using (brand, history_id)
          where ${ours} and r.history_id < ${madeUpFrom}) as rounds`.execute(db)
    const { rows: moments } = await settledAt(db, ours)
    const { draws = 0, runs = 0, rounds = 0 } = counted.rows[0] ?? {}
    return {
      draws,
      runs,
      wrong,
      playedRounds: rounds,
      between: (from, to) => moments.filter(({ at }) => at >= from && at <= to).length,
    }
  } finally {
    await db.destroy()
  }
}
