import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MovableClock } from './clock.ts'
import type { Kernel } from './command.ts'
import { openKernel } from './kernel.ts'
import { withoutWindfalls } from './random.ts'
import { readingKernel } from './reading.ts'
import { testDatabase } from './testing/testDatabase.ts'
import { makeTogether } from './together.ts'

const statements: string[] = []
let kernel: Kernel
beforeAll(async () => {
  const target = {
    ...(await testDatabase([])),
    onStatement: (statement: string) => statements.push(statement),
  }
  kernel = await openKernel({
    target,
    clock: new MovableClock(),
    random: withoutWindfalls,
    identityKey: 'identity-key-of-the-tests-0123456789',
    migrations: [],
  })
  await sql`create table thing (id int primary key, name text, at timestamptz)`.execute(kernel.db)
  await sql`insert into thing select n, 'thing ' || n, timestamptz '2026-01-01Z' + n * interval '1 s'
    from generate_series(1, 40) n`.execute(kernel.db)
})
afterAll(() => kernel.db.destroy())
beforeEach(() => {
  statements.length = 0
})

const togethers = () => statements.filter((one) => one.includes('together'))

/** Asks these at once, each as often as it takes until they are one statement. @returns the last answers. */
async function askOften(make: () => readonly RawBuilder<unknown>[]): Promise<unknown[][]> {
  for (let nth = 0; nth < 8; nth++) {
    const { db } = readingKernel(kernel)
    await Promise.all(make().map((one) => one.execute(db)))
  }
  statements.length = 0
  const { db } = readingKernel(kernel)
  const told = await Promise.all(make().map((one) => one.execute(db)))
  expect(togethers()).toHaveLength(1)
  expect(statements).toHaveLength(1)
  return told.map(({ rows }) => rows)
}

const values: Record<string, RawBuilder<unknown>> = {
  int2: sql`7::int2`,
  int4: sql`-70000::int4`,
  int8: sql`9007199254740993::int8`,
  numeric: sql`1.50::numeric`,
  float8: sql`0.1::float8`,
  infinity: sql`'infinity'::float8`,
  yes: sql`true`,
  no: sql`false`,
  nothing: sql`null::text`,
  text: sql`${'a "quoted" \\ text,\nof two lines: ñ 🎲'}::text`,
  instant: sql`timestamptz '2026-11-30 12:00:00.123+02'`,
  uuid: sql`'6f1c3f0e-0a6b-4c80-9d3b-6a3a5f3ab0aa'::uuid`,
  json: sql`'{"b":[1,2.50,null],"a":"x"}'::json`,
  jsonb: sql`'{"b":[1,2.50,null],"a":"x"}'::jsonb`,
  jsonNull: sql`'null'::json`,
  numbers: sql`array[3, 1, null]::int4[]`,
  texts: sql`array['a,b', '"', '', null]::text[]`,
  uuids: sql`array['6f1c3f0e-0a6b-4c80-9d3b-6a3a5f3ab0aa']::uuid[]`,
  bytes: sql`'\\x00ff'::bytea`,
  date: sql`date '2026-11-30'`,
}

describe('statements of one moment', () => {
  it('are one statement once they came together often, with the values that each has alone', async () => {
    const asks = () =>
      Object.entries(values).map(([name, value]) => sql`select ${value} as ${sql.ref(name)}`)
    const alone = await Promise.all(asks().map((one) => one.execute(kernel.db)))
    expect(await askOften(asks)).toEqual(alone.map(({ rows }) => rows))
  })

  it('keep the order of their rows, their own parameters, and that there are none', async () => {
    const named = (names: string[], limit: number) =>
      sql`select id, name, at from thing where name = any(${names}) order by id desc limit ${limit}`
    const names = Array.from({ length: 12 }, (_, nth) => `thing ${nth + 1}`)
    const asks = () => [named(names, 5), named(['thing 3'], 9), named([], 9), named(names, 12)]
    const told = await askOften(asks)
    const idsOf = (rows: unknown[] | undefined) => (rows as { id: number }[]).map(({ id }) => id)
    expect(told.map(idsOf)).toEqual([
      [12, 11, 10, 9, 8],
      [3],
      [],
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    ])
    expect(told[1]).toEqual([{ id: 3, name: 'thing 3', at: Date.UTC(2026, 0, 1, 0, 0, 3) }])
  })

  it('are the same statement whoever asks first', async () => {
    const one = sql`select count(*)::int as one from thing`
    const other = sql`select max(id) as other from thing`
    await askOften(() => [one, other])
    const [first] = togethers()
    statements.length = 0
    const { db } = readingKernel(kernel)
    const told = await Promise.all([other.execute(db), one.execute(db)])
    expect(told.map(({ rows }) => rows)).toEqual([[{ other: 40 }], [{ one: 40 }]])
    expect(togethers()).toEqual([first])
  })

  it('fail each by itself, and hold together again later', async () => {
    let divisor = 1
    const asks = () => [
      sql`select 10 / ${divisor}::int as it`,
      sql`select 20 as it`,
      sql`select 30::text as it`,
    ]
    await askOften(asks)
    divisor = 0
    const { db } = readingKernel(kernel)
    const [failed, ...others] = await Promise.allSettled(asks().map((one) => one.execute(db)))
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(others).toMatchObject([
      { status: 'fulfilled', value: { rows: [{ it: 20 }] } },
      { status: 'fulfilled', value: { rows: [{ it: '30' }] } },
    ])
    divisor = 5
    expect(await askOften(asks)).toEqual([[{ it: 2 }], [{ it: 20 }], [{ it: '30' }]])
  })

  it('see the columns that a table has now', async () => {
    const asks = () => [
      sql`select * from thing where id = ${1}`,
      sql`select name from thing where id = ${2}`,
    ]
    await askOften(asks)
    await sql`alter table thing drop column at`.execute(kernel.db)
    const { db } = readingKernel(kernel)
    const told = await Promise.all(asks().map((one) => one.execute(db)))
    expect(told.map(({ rows }) => rows)).toEqual([
      [{ id: 1, name: 'thing 1' }],
      [{ name: 'thing 2' }],
    ])
  })

  it('are not asked for one by one of a server that is away or busy', async () => {
    const { note, asking } = makeTogether((_, text) => text)
    const texts = ['select 1 as one', 'select 2 as two']
    for (const text of texts) note(text, [{ name: 'it', type: 25 }])
    const asked: string[] = []
    let failure: Error | null = null
    const ask = asking(async ({ sql: text }) => {
      asked.push(text)
      if (failure) throw failure
      return { rows: [] }
    })
    const askBoth = () => Promise.allSettled(texts.map((text) => ask(CompiledQuery.raw(text))))
    for (let nth = 0; nth < 3; nth++) await askBoth()
    for (const code of ['57P01', '53300']) {
      failure = Object.assign(new Error('No.'), { code })
      asked.length = 0
      const told = await askBoth()
      expect(told.map((one) => one.status === 'rejected' && one.reason)).toEqual([failure, failure])
      expect(asked).toHaveLength(1)
    }
  })

  it.each([
    ['rows that are held', sql`select id from thing where id = ${1} for update`],
    ['texts that look like a parameter', sql`select '$1' as it`],
    ['what writes', sql`insert into thing (id) values (${41}) on conflict do nothing`],
  ])('do not take along %s', async (_, alone) => {
    for (let nth = 0; nth < 8; nth++) {
      const { db } = readingKernel(kernel)
      await Promise.all([alone.execute(db), sql`select ${nth}::int as nth`.execute(db)])
    }
    expect(togethers()).toEqual([])
  })
})
