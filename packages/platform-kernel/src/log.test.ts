import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { makeLog } from './log.ts'
import { testDatabase } from './testing/testDatabase.ts'

it('a failed query is logged without what it was asked with', async () => {
  const lines: string[] = []
  const log = makeLog('error', { write: (line: string) => lines.push(line) })
  const db = openDatabase(await testDatabase([]))
  const address = 'robin@example.test'
  await sql`create table contact (email text primary key)`.execute(db)
  const insert = () => sql`insert into contact (email) values (${address})`.execute(db)
  await insert()
  const error: unknown = await insert().catch((caught: unknown) => caught)
  await db.destroy()
  log.error({ err: error }, 'a call failed')
  log.error({ err: new Error('A command failed.', { cause: error }) }, 'a call failed')
  log.error({ err: new AggregateError([error], 'Several failed.') }, 'a call failed')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).toContain('duplicate key value')
    expect(line).not.toContain(address)
  }
  expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({ code: '23505' })
})
