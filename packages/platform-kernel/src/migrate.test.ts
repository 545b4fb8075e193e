import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate, type MigrationStep, refuseContracted } from './migrate.ts'
import { emptyDatabase } from './testing/testDatabase.ts'

const step = (name: string, ...statements: string[]): MigrationStep => ({ name, statements })
const first = step('20260101-1-thing', 'create table thing (size int)')
const second = step('20260102-1-colour', 'alter table thing add column colour text')
const contracting = step('20260103-1-drop-size', 'alter table thing drop column size')

const db = openDatabase(await emptyDatabase())
afterAll(() => db.destroy())
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
})

it('runs what was not run yet, in the order of names', async () => {
  expect(await migrate(db, [second, first])).toEqual([first.name, second.name])
  expect(await migrate(db, [first, second])).toEqual([])
})

it('an earlier release goes on with what a later one added', async () => {
  await migrate(db, [first, second])
  expect(await migrate(db, [first])).toEqual([])
  await sql`insert into thing (size) values (1)`.execute(db)
})

it('the later release goes on after the earlier one was there in between', async () => {
  await migrate(db, [first, second])
  await migrate(db, [first])
  expect(await migrate(db, [first, second, contracting])).toEqual([contracting.name])
})

it('an earlier release does not start once what it uses was taken away', async () => {
  await migrate(db, [first, second, contracting])
  await expect(migrate(db, [first, second])).rejects.toThrow(
    'The database has run 20260103-1-drop-size of a later release',
  )
})

it('a process that leaves the schema to others does not start then either, and waits for what is not there', async () => {
  await expect(refuseContracted(db, [first, second])).resolves.toBeUndefined()
  await migrate(db, [first, second])
  await expect(refuseContracted(db, [first])).resolves.toBeUndefined()
  await migrate(db, [first, second, contracting])
  await expect(refuseContracted(db, [first, second])).rejects.toThrow(
    'The database has run 20260103-1-drop-size of a later release',
  )
  await expect(refuseContracted(db, [first, second, contracting])).resolves.toBeUndefined()
})

it('runs a step whose name comes before those of the last release', async () => {
  await migrate(db, [first, second])
  const between = step('20260101-2-other', 'create table other (size int)')
  expect(await migrate(db, [first, between, second])).toEqual([between.name])
  expect(await migrate(db, [first, between, second])).toEqual([])
})

it('an earlier release goes on with a step of a later one whose name comes before its last', async () => {
  await migrate(db, [first, step('20260101-2-other', 'create table other ()'), second])
  expect(await migrate(db, [first, second])).toEqual([])
})

it('an earlier release does not start after such a step that took something away', async () => {
  await migrate(db, [first, step('20260101-2-drop-size', contracting.statements[0] ?? ''), second])
  await expect(migrate(db, [first, second])).rejects.toThrow(
    'The database has run 20260101-2-drop-size of a later release',
  )
})

it('names the step that fails, and keeps nothing of that start', async () => {
  const broken = step('20260102-2-broken', 'alter table nothing add column x text')
  await expect(migrate(db, [first, broken])).rejects.toThrow('Migration 20260102-2-broken failed.')
  expect(await migrate(db, [first])).toEqual([first.name])
})
