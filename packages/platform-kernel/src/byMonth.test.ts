import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { kernelMigrations } from './migrations.ts'
import { dropDatabase, emptyDatabase } from './testing/testDatabase.ts'

const target = await emptyDatabase()
const db = openDatabase(target)
afterAll(async () => {
  await db.destroy()
  await dropDatabase(target)
})

const [player, transaction] = [randomUUID(), randomUUID()]

/** Every row of what is partitioned, as the release before reads it. */
async function rowsOf(from: Db) {
  const { rows } = await sql<{ rows: unknown }>`
    select json_build_object(
      'entries', (select json_agg(e order by id) from (
        select id, transaction_id, account_id, amount, balance_after from ledger_entry) e),
      'pushes', (select json_agg(o order by id) from (
        select id, player_id, seq, channel, data, created_at, published_at from outbox) o),
      'answers', (select json_agg(i order by key) from (
        select scope, key, command, input_hash, response, created_at from idempotency) i)
    ) as rows`.execute(from)
  return rows[0]?.rows
}

/** What the release before writes for an act, statement by statement. */
async function actAsBefore(key: string, id: string) {
  const { rows } = await sql`
    insert into idempotency (scope, key, command, input_hash, created_at)
    values ('player:x', ${key}, 'test', 'hash', now())
    on conflict (scope, key) do nothing returning key`.execute(db)
  if (!rows.length) return false
  await sql`insert into ledger_transaction (id, kind, reference, player_id, created_at)
    values (${id}, 'test', ${id}, ${player}, now())`.execute(db)
  await sql`insert into ledger_entry (transaction_id, account_id, amount, balance_after)
    select ${id}::uuid, id, 5, 5 from ledger_account`.execute(db)
  await sql`insert into outbox (player_id, seq, channel, data, created_at)
    select ${player}::uuid, count(*) + 1, 'balance', '{}', now() from outbox`.execute(db)
  await sql`update idempotency set response = '{"done": true}'
    where scope = 'player:x' and key = ${key}`.execute(db)
  return true
}

beforeAll(async () => {
  await migrate(
    db,
    kernelMigrations.filter(({ name }) => name < '20261229'),
  )
  await sql`insert into player (id, brand, email, login, game_mode, created_at)
    values (${player}, 'b', 'x@example.com', 'x', 'SweepStakes', now())`.execute(db)
  await sql`insert into ledger_account (owner, currency, balance)
    values ('player:x', 'coins', 0), ('house:b:x', 'coins', null)`.execute(db)
  await actAsBefore('earlier', transaction)
  await actAsBefore('unanswered', randomUUID())
  await sql`update idempotency set response = null where key = 'unanswered'`.execute(db)
})

it('tables with rows become partitioned ones without losing or changing any, and number on', async () => {
  const before = await rowsOf(db)
  await migrate(db, kernelMigrations)
  expect(await rowsOf(db)).toEqual(before)
  const { rows: entries } = await sql<{ part: string; at: string; n: number }>`
    select tableoid::regclass::text as part, posted_at::text as at, count(*)::int as n
    from ledger_entry group by 1, 2`.execute(db)
  expect(entries).toEqual([{ part: 'ledger_entry_first', at: '-infinity', n: 4 }])
  const highest = async (table: string) => {
    const { rows } = await sql<{
      id: bigint
    }>`select max(id) as id from ${sql.table(table)}`.execute(db)
    return rows[0]?.id ?? 0n
  }
  const last = [await highest('ledger_entry'), await highest('outbox')]
  expect(await actAsBefore('later', randomUUID())).toBe(true)
  const next = [await highest('ledger_entry'), await highest('outbox')]
  expect(next[0]).toBeGreaterThan(last[0] ?? 0n)
  expect(next[1]).toBeGreaterThan(last[1] ?? 0n)
})

it('the release before goes on: a key of either release is taken for both, and both find the answer', async () => {
  expect(await actAsBefore('later', randomUUID())).toBe(false)
  expect(await actAsBefore('earlier', randomUUID())).toBe(false)
  const answer = async (key: string) => {
    const { rows } = await sql<{ response: unknown }>`
      select response from idempotency where scope = 'player:x' and key = ${key}`.execute(db)
    return rows[0]?.response
  }
  expect(await answer('earlier')).toEqual({ done: true })
  expect(await answer('later')).toEqual({ done: true })
  expect(await answer('unanswered')).toBeNull()
  await sql`delete from idempotency where key = 'later'`.execute(db)
  expect(await answer('later')).toBeUndefined()
})

const partsOf = async (parent: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from month_partition where parent = ${parent} order by starts nulls last`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
const makeMonth = async (moment: string) => {
  const { rows } = await sql<{ made: boolean }>`
    select make_month('ledger_entry', ${moment}::timestamptz) as made`.execute(db)
  return rows[0]?.made
}
const enter = async (moment: string, id = randomUUID()) => {
  await sql`insert into ledger_transaction (id, kind, reference, created_at)
    values (${id}, 'test', ${id}, ${moment}::timestamptz)`.execute(db)
  const { rows } = await sql<{ part: string }>`
    insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
    select ${id}::uuid, id, 1, 1, ${moment}::timestamptz from ledger_account where balance = 0
    returning tableoid::regclass::text as part`.execute(db)
  return rows[0]?.part
}

it('there are the months from now on, each with the indexes and keys of the others', async () => {
  expect(await partsOf('ledger_entry')).toHaveLength(5)
  expect(await makeMonth('2031-02-03')).toBe(true)
  expect(await makeMonth('2031-02-28 23:59:59.999+00')).toBe(false)
  expect(await enter('2031-02-28 23:59:59.999+00')).toBe('ledger_entry_2031_02')
  const indexes = async (table: string) => {
    const { rows } = await sql<{ of: string }>`
      select regexp_replace(indexdef, '(INDEX )\\S+( ON )\\S+', '\\1\\2') as of
      from pg_indexes where tablename = ${table} order by 1`.execute(db)
    return rows.map(({ of }) => of)
  }
  const own = await indexes('ledger_entry_2031_02')
  expect(own).toHaveLength(3)
  expect(own).toEqual(await indexes('ledger_entry_first'))
})

it('rows of a month that nobody has made are kept, and stay where they are once it is made', async () => {
  expect(await enter('2032-05-31 23:00:00+00')).toBe('ledger_entry_rest')
  expect(await enter('2032-06-01 01:00:00+00')).toBe('ledger_entry_rest')
  expect(await makeMonth('2032-06-15')).toBe(true)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ledger_entry_2032_05 where posted_at > '2032-01-01'`.execute(db)
  expect(rows).toEqual([{ n: 2 }])
  expect(await makeMonth('2032-05-15')).toBe(false)
  expect(await enter('2032-06-02')).toBe('ledger_entry_2032_05')
  expect(await enter('2032-07-02')).toBe('ledger_entry_rest')
})

it('rows from before and after a month that is there are taken in by hand, as the runbook says', async () => {
  expect(await makeMonth('2032-08-15')).toBe(true)
  expect(await enter('2032-09-02')).toBe('ledger_entry_rest')
  await expect(makeMonth('2032-09-15')).rejects.toThrow(/overlap/)
  const entries = async () => {
    const { rows } = await sql`select * from ledger_entry order by id`.execute(db)
    return rows
  }
  const before = await entries()
  const runbook = new URL('../../../docs/runbooks/months.md', import.meta.url)
  const [, script = ''] = /^begin;\n([^]*?)^commit;$/m.exec(readFileSync(runbook, 'utf8')) ?? []
  const own = script.replaceAll('outbox', 'ledger_entry').replaceAll('created_at', 'posted_at')
  const statements = own.split(';\n').filter((statement) => statement.trim())
  expect(statements).toHaveLength(7)
  await db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  expect(await entries()).toEqual(before)
  const { rows: left } = await sql`select 1 from ledger_entry_rest`.execute(db)
  expect(left).toEqual([])
  expect(await enter('2032-09-03')).toBe('ledger_entry_2032_09')
  expect(await makeMonth('2032-09-15')).toBe(false)
})

it('the ledger is append-only in every partition of it', async () => {
  const parts = await partsOf('ledger_entry')
  expect(parts.length).toBeGreaterThan(6)
  for (const part of parts) {
    const acts = [`truncate ${part}`]
    if (/_(first|2031_02|2032_05)$/.test(part))
      acts.push(`update ${part} set amount = amount + 1`, `delete from ${part}`)
    for (const act of acts)
      await expect(sql.raw(act).execute(db), act).rejects.toThrow(/append-only/)
  }
})
