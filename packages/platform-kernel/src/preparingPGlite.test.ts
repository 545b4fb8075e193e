import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreparingPGlite } from './preparingPGlite.ts'

let database: PreparingPGlite
beforeAll(async () => {
  database = new PreparingPGlite()
  await database.exec('create table thing (id int primary key, name text, at timestamptz)')
})
beforeEach(() => database.exec('delete from thing'))
afterAll(() => database.close())

/** How many messages the database is sent while `run` runs. */
async function messagesOf(run: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(database, 'execProtocolStream')
  await run()
  const count = sent.mock.calls.length
  sent.mockRestore()
  return count
}

const add = (id: number, name: string | null) =>
  database.query('insert into thing values ($1, $2, $3)', [id, name, new Date(1000)])
const all = () => database.query<{ id: number; name: string }>('select * from thing order by id')

describe('embedded database', () => {
  it('asks in one message for what it was asked before, and answers alike', async () => {
    await add(1, 'one')
    await add(2, null)
    const text = 'select id, name, at from thing where id = any($1) order by id'
    const first = await database.query(text, [[1, 2]])
    expect(first.rows).toEqual([
      { id: 1, name: 'one', at: new Date(1000) },
      { id: 2, name: null, at: new Date(1000) },
    ])
    const asked = () => database.query(text, [[1, 2]])
    expect(await messagesOf(asked)).toBeGreaterThan(3)
    await asked()
    expect(await messagesOf(asked)).toBe(1)
    expect((await asked()).rows).toEqual(first.rows)
    expect((await database.query(text, [[]])).rows).toEqual([])
  })

  it('tells how many rows were changed', async () => {
    for (let id = 1; id <= 5; id++) expect((await add(id, 'x')).affectedRows).toBe(1)
    for (let nth = 1; nth <= 5; nth++)
      expect((await database.query(`update thing set name = 'y'`)).affectedRows).toBe(5)
  })

  it('goes on after an error, in the words of the database', async () => {
    for (let nth = 1; nth <= 4; nth++) {
      await database.exec('delete from thing')
      await add(1, 'one')
      await expect(add(1, 'again')).rejects.toMatchObject({ code: '23505' })
      expect((await all()).rows).toHaveLength(1)
    }
  })

  it('takes a transaction back as a whole', async () => {
    for (let nth = 1; nth <= 5; nth++) {
      const failed = database.transaction(async (tx) => {
        await tx.query('insert into thing values ($1, $2)', [nth, 'taken back'])
        await tx.query('insert into thing values ($1, $2)', [nth, 'twice'])
      })
      await expect(failed).rejects.toMatchObject({ code: '23505' })
      await database.transaction(async (tx) => {
        await tx.query('insert into thing values ($1, $2)', [nth, 'stays'])
      })
    }
    const { rows } = await all()
    expect(rows.map(({ name }) => name)).toEqual(Array(5).fill('stays'))
  })

  it('sees the columns that a table has now', async () => {
    await add(1, 'one')
    for (let nth = 1; nth <= 4; nth++) await all()
    await database.query('alter table thing add column size int default 7')
    for (let nth = 1; nth <= 4; nth++) expect((await all()).rows[0]).toMatchObject({ size: 7 })
    await database.exec('alter table thing drop column size')
    for (let nth = 1; nth <= 4; nth++) expect((await all()).rows[0]).not.toHaveProperty('size')
  })
})
