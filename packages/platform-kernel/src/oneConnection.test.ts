import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { type Ask, onOneConnection } from './oneConnection.ts'
import { testDatabase } from './testing/testDatabase.ts'

const target = await testDatabase([])
let db: Db
let ask: Ask
beforeAll(() => {
  db = openDatabase({ ...target, ...(target.kind === 'postgres' && { poolSize: 2 }) })
  ask = onOneConnection(db.getExecutor())
})
afterAll(() => db.destroy())

type Told = { it: unknown }
const raw = (statement: RawBuilder<Told>) => ask(statement.compile(db))
const process = async (nth: number) =>
  (await raw(sql<Told>`select pg_backend_pid() as it, ${nth}::int as nth`)).rows[0]?.it

// The embedded database is one connection for everybody.
describe.runIf(target.kind === 'postgres')('statements of one reader', () => {
  it('share a connection, each with its own answer, in the order in which they were asked', async () => {
    const order: number[] = []
    const asked = Array.from({ length: 40 }, async (_, nth) => {
      const { rows } = await raw(sql<Told>`select ${nth}::int as it`)
      order.push(nth)
      return rows[0]?.it
    })
    const processes = Array.from({ length: 10 }, (_, nth) => process(nth))
    const numbers = Array.from({ length: 40 }, (_, nth) => nth)
    expect(await Promise.all(asked)).toEqual(numbers)
    expect(order).toEqual(numbers)
    expect(new Set(await Promise.all(processes)).size).toBe(1)
  })

  it('fail each by itself', async () => {
    const [before, failed, after] = await Promise.allSettled([
      raw(sql<Told>`select 1 as it`),
      raw(sql<Told>`select 1 / 0 as it`),
      raw(sql<Told>`select 2 as it`),
    ])
    expect(before).toMatchObject({ status: 'fulfilled', value: { rows: [{ it: 1 }] } })
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [{ it: 2 }] } })
  })

  it('leave the other connections to others, and give theirs back with the last answer', async () => {
    const slow = raw(sql<Told>`select pg_sleep(0.4)::text as it`)
    const other = await sql<{ it: number }>`select 3 as it`.execute(db)
    expect(other.rows).toEqual([{ it: 3 }])
    await slow
    const both = Promise.all([0, 1].map(() => sql`select pg_sleep(0.05)`.execute(db)))
    await expect(both).resolves.toHaveLength(2)
  })

  it('are told when their connection is lost, and the next have another', async () => {
    const own = await process(0)
    const lost = Promise.allSettled([
      process(1),
      raw(sql<Told>`select pg_sleep(20)::text as it`),
      raw(sql<Told>`select 4 as it`),
    ])
    await expect
      .poll(
        async () =>
          (
            await sql<{
              over: boolean
            }>`select pg_terminate_backend(pid) as over from pg_stat_activity
              where query like 'select pg_sleep(20)%' and datname = current_database()`.execute(db)
          ).rows.length,
        { timeout: 5_000 },
      )
      .toBe(1)
    const [, sleeping, behind] = await lost
    expect([sleeping?.status, behind?.status]).toEqual(['rejected', 'rejected'])
    const next = await process(2)
    expect(next).toBeTypeOf('number')
    expect(next).not.toBe(own)
  })
})
