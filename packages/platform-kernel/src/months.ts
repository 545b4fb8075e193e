import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { StateGauge } from './metrics/stateGauges.ts'
import { answersKeptDays } from './outbox.ts'
import { at } from './schema.ts'

/** Months after the present one that are made. */
const ahead = 2
const day = 86_400_000

/** So long rows of a month are kept once it is over, in ms, where it may go as a whole. */
const keptAfter: Readonly<Record<string, number>> = {
  // What has not gone out within two days is deleted by nobody: then the month stays.
  outbox: 2 * day,
  idempotency_answer: answersKeptDays * day,
}

/** Tables that are partitioned by month. */
async function tablesByMonth(db: Db): Promise<string[]> {
  const { rows } = await sql<{ parent: string }>`
    select distinct parent from month_partition order by parent`.execute(db)
  return rows.map(({ parent }) => parent)
}

/**
 * Makes the present month of every table that is partitioned by month, and those after it. Rows that came
 * while their month was missing are kept where they are, and counted to it.
 * @param now epoch ms
 * @returns how many partitions were made.
 * @throws AggregateError with what failed, once all other tables have theirs.
 */
export async function makeMonths(db: Db, now: number): Promise<number> {
  let made = 0
  const failures: unknown[] = []
  for (const table of await tablesByMonth(db)) {
    try {
      const { rows } = await sql<{ made: number }>`
        select make_months(${table}, ${at(now)}, ${ahead}::int) as made`.execute(db)
      made += rows[0]?.made ?? 0
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length)
    throw new AggregateError(
      failures,
      `Months of ${failures.length} tables were not made. Their rows are kept in <table>_rest meanwhile; see docs/runbooks/months.md.`,
    )
  return made
}

/**
 * Takes away months of which nothing is needed any more: of pushes that went out, and of answers that
 * nobody may ask for again. The first partition and the one for the rest stay.
 * @param now epoch ms
 * @returns names of what was taken away.
 */
export async function dropMonths(db: Db, now: number): Promise<string[]> {
  const dropped: string[] = []
  for (const [table, kept] of Object.entries(keptAfter)) {
    const { rows } = await sql<{ name: string }>`
      select name from month_partition
      where parent = ${table} and ends <= ${at(now - kept)} and starts > '-infinity'
      order by starts`.execute(db)
    for (const { name } of rows) {
      const { rows: told } = await sql<{ is_gone: boolean }>`
        select drop_month(${name}) as is_gone`.execute(db)
      if (told[0]?.is_gone) dropped.push(name)
    }
  }
  return dropped
}

/** How many months there are ahead, and whether rows came for which there was none. */
export const monthGauges = (db: Db, now: () => number): StateGauge[] => [
  {
    name: 'marquee_months_ahead',
    help: 'Months after the present one of which a table has its partition, without a gap.',
    labelNames: ['table'],
    async read() {
      const { rows } = await sql<{ table: string; months: number }>`
        with month as (
          select n, (month_start(${at(now())}) at time zone 'UTC' + n * interval '1 month')
            at time zone 'UTC' as starts
          from generate_series(1, 12) n
        )
        select p.parent as table, coalesce((
          select min(n) - 1 from month where not exists (
            select from month_partition q
            where q.parent = p.parent and q.starts <= month.starts and q.ends > month.starts
          )
        ), 12)::int as months
        from (select distinct parent from month_partition) as p`.execute(db)
      return rows.map(({ table, months }) => ({ labels: { table }, value: months }))
    },
  },
  {
    name: 'marquee_rows_without_month',
    help: '1 while a table has rows for which there was no partition.',
    labelNames: ['table'],
    async read() {
      const tables = await tablesByMonth(db)
      if (!tables.length) return []
      const looks = tables.map(
        (table) => sql`select ${table}::text as table,
          (case when exists (select from ${sql.table(`${table}_rest`)}) then 1 else 0 end)::int as held`,
      )
      const { rows } = await sql<{ table: string; held: number }>`
        ${sql.join(looks, sql` union all `)}`.execute(db)
      return rows.map(({ table, held }) => ({ labels: { table }, value: held }))
    },
  },
]
