import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MovableClock } from './clock.ts'
import type { Kernel } from './command.ts'
import { openKernel } from './kernel.ts'
import { onceInRequest } from './onceInRequest.ts'
import { askAll, askOne, from, type Question } from './questions.ts'
import { withoutWindfalls } from './random.ts'
import { behind, readingKernel } from './reading.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { testDatabase } from './testing/testDatabase.ts'

const statements: string[] = []
let kernel: Kernel & { clock: MovableClock }
let id: string
beforeAll(async () => {
  const clock = new MovableClock()
  const target = {
    ...(await testDatabase([])),
    onStatement: (statement: string) => statements.push(statement),
  }
  const identityKey = 'identity-key-of-the-tests-0123456789'
  const random = withoutWindfalls
  kernel = { ...(await openKernel({ target, clock, random, identityKey, migrations: [] })), clock }
  id = await makePlayerRow(kernel)
})
afterAll(() => kernel.db.destroy())
beforeEach(() => {
  statements.length = 0
})

const loginOf = async ({ db }: Pick<Kernel, 'db'>, whose = id) =>
  (await db.selectFrom('player').select('login').where('id', '=', whose).executeTakeFirst())?.login

const rename = ({ db }: Pick<Kernel, 'db'>, login: string) =>
  db.updateTable('player').set({ login }).where('id', '=', id).execute()

it('reading kernel > asks once what is asked twice, side by side or later', async () => {
  const reading = readingKernel(kernel)
  const [one, other] = await Promise.all([loginOf(reading), loginOf(reading)])
  expect(one).toBe(other)
  expect(await loginOf(reading)).toBe(one)
  expect(statements).toHaveLength(1)
  await loginOf(reading, '00000000-0000-4000-8000-000000000000')
  expect(statements).toHaveLength(2)
})

it('reading kernel > what one caller does to its rows, no other sees', async () => {
  const { db } = readingKernel(kernel)
  const read = () => db.selectFrom('player').select('login').execute()
  const rows = await read()
  rows.length = 0
  expect(await read()).not.toEqual([])
})

it('reading kernel > forgets when something is written, by itself or in a transaction', async () => {
  const reading = readingKernel(kernel)
  await loginOf(reading)
  await rename(reading, 'Renamed')
  expect(await loginOf(reading)).toBe('Renamed')
  await reading.db.transaction().execute((tx) => rename({ db: tx }, 'Again'))
  expect(await loginOf(reading)).toBe('Again')
})

it('reading kernel > keeps what it was told when something is written behind it', async () => {
  const reading = readingKernel(kernel)
  const login = await loginOf(reading)
  await rename({ db: behind(reading.db) }, 'Behind')
  expect(await loginOf(reading)).toBe(login)
  expect(await loginOf(readingKernel(kernel))).toBe('Behind')
})

it('reading kernel > asks over one connection, whatever is asked at once', async () => {
  const { db } = readingKernel(kernel)
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, nth) =>
      sql<{ own: number }>`select pg_backend_pid() as own, ${nth}::int as nth`.execute(db),
    ),
  )
  expect(new Set(told.map(({ rows }) => rows[0]?.own)).size).toBe(1)
})

it('reading kernel > a failure is not remembered', async () => {
  const { db } = readingKernel(kernel)
  const fail = () =>
    db
      .selectFrom('player')
      .select('no_such_column' as never)
      .execute()
  await expect(fail()).rejects.toThrow('no_such_column')
  await expect(fail()).rejects.toThrow('no_such_column')
})

it('reading kernel > one moment for all of it, another for the next', () => {
  const reading = readingKernel(kernel)
  const before = reading.clock.now()
  kernel.clock.advance(5_000)
  expect(reading.clock.now()).toBe(before)
  expect(readingKernel(kernel).clock.now()).toBeGreaterThanOrEqual(before + 5_000)
})

const loginQuestion: Question<unknown> = {
  ask: ({ playerId }) =>
    sql`${from.selectFrom('player').select('login').where('id', '=', playerId)}`,
  read: (value) => value,
}
const instantQuestion: Question<unknown> = {
  ask: ({ now }) => sql`${now}::float8`,
  read: (value) => value,
}

it('reading kernel > what several ask of one player in one moment is one statement', async () => {
  const { db, clock } = readingKernel(kernel)
  const who = { playerId: id, now: clock.now() }
  const [login, both] = await Promise.all([
    askOne(db, loginQuestion, who),
    askAll(db, { login: loginQuestion, instant: instantQuestion }, who),
  ])
  expect(both).toEqual({ login, instant: who.now })
  expect(login).toBe(await loginOf(kernel))
  expect(await askOne(db, loginQuestion, who)).toBe(login)
  expect(statements.filter((one) => one.includes('a0'))).toHaveLength(1)
})

it('reading kernel > of another player or another moment is another question', async () => {
  const { db, clock } = readingKernel(kernel)
  const other = await makePlayerRow(kernel)
  const now = clock.now()
  const told = await Promise.all([
    askOne(db, loginQuestion, { playerId: id, now }),
    askOne(db, loginQuestion, { playerId: other, now }),
    askOne(db, instantQuestion, { playerId: id, now }),
    askOne(db, instantQuestion, { playerId: id, now: now + 1 }),
  ])
  expect(told).toEqual([await loginOf(kernel), await loginOf(kernel, other), now, now + 1])
})

it('reading kernel > an answer is asked for again after a write, a failed one too', async () => {
  const { db, clock } = readingKernel(kernel)
  const who = { playerId: id, now: clock.now() }
  await askOne(db, loginQuestion, who)
  await rename({ db }, 'Third')
  expect(await askOne(db, loginQuestion, who)).toBe('Third')
  const failing: Question<unknown> = { ask: () => sql`1 / 0`, read: (value) => value }
  await expect(askOne(db, failing, who)).rejects.toThrow('division by zero')
  await expect(askOne(db, failing, who)).rejects.toThrow('division by zero')
})

it('reading kernel > what is worked out of it is worked out once, until something is written', async () => {
  let times = 0
  const loginTwice = onceInRequest(
    async ({ db }: Pick<Kernel, 'db'>, { whose, sign }: { whose: string; sign: string }) => {
      times += 1
      const login = await loginOf({ db }, whose)
      return `${login}${sign}${login}`
    },
  )
  const reading = readingKernel(kernel)
  const ask = (sign: string) => loginTwice(reading, { whose: id, sign })
  const [one, other, third] = await Promise.all([ask('+'), ask('+'), ask('-')])
  expect(one).toBe(other)
  expect(third).not.toBe(one)
  expect(times).toBe(2)
  await rename(reading, 'Worked out')
  expect(await ask('+')).toBe('Worked out+Worked out')
  expect(times).toBe(3)
  await loginTwice(readingKernel(kernel), { whose: id, sign: '+' })
  await loginTwice(kernel, { whose: id, sign: '+' })
  await loginTwice(kernel, { whose: id, sign: '+' })
  expect(times).toBe(6)
})

it('reading kernel > what failed is worked out anew', async () => {
  let times = 0
  const failing = onceInRequest(async ({ db }: Pick<Kernel, 'db'>) => {
    times += 1
    if (times === 1) throw new Error('The first fails.')
    await loginOf({ db })
    return times
  })
  const reading = readingKernel(kernel)
  await expect(failing(reading)).rejects.toThrow('The first fails.')
  expect(await failing(reading)).toBe(2)
  expect(await failing(reading)).toBe(2)
})
