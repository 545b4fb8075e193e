import { readFileSync } from 'node:fs'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import {
  digestOf,
  isContracting,
  migrate,
  type MigrationStep,
} from '@marquee/platform-kernel/migrate'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { dropDatabase, emptyDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { modules } from './modules.ts'

const steps = [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]

/** Up to here steps were made before the first release: nobody can go back behind them. */
const firstRelease = '20261218'

const isMade = (statement: string, name: string): boolean =>
  new RegExp(`^\\s*create (?:table|view) ${name}\\b`, 'i').test(statement)

/** What a statement takes away from a release that still uses it; null for one that only adds. */
function takenAway(statement: string, { statements }: MigrationStep): string | null {
  // What a function does is done by whoever calls it.
  if (/^\s*create function\b/i.test(statement)) return null
  const [, renamed] = /^\s*alter table (\w+) rename to\b/i.exec(statement) ?? []
  // A table whose name another one takes, or a view, can still be read and written.
  if (renamed && statements.some((other) => isMade(other, renamed))) return null
  const [, table] = /\bdrop table (?:if exists )?(\w+)/i.exec(statement) ?? []
  // A table that stays as a view of the same name can still be read and written.
  if (table)
    return statements.some((other) => other.includes(`create view ${table} `)) ? null : table
  const [found] =
    /\bdrop (?:column|view|type)\b|\brename (?:to|column)\b|\bset not null\b|\balter column \w+ (?:set data )?type\b/i.exec(
      statement,
    ) ?? []
  return found ?? null
}

const contractions = (step: MigrationStep): string[] =>
  step.statements.flatMap((statement) => takenAway(statement, step) ?? [])

it('a step that takes something away says so in its name, so that the release before it refuses to start', () => {
  const silent = steps
    .filter(({ name }) => name >= firstRelease && !isContracting(name))
    .filter((step) => contractions(step).length)
  expect(silent.map(({ name }) => name)).toEqual([])
})

it.each([
  ['alter table thing drop column size', ['drop column']],
  ['alter table thing rename to other', ['rename to']],
  ['alter table thing alter column size type bigint', ['alter column size type']],
  ['drop table thing', ['thing']],
  ['alter table thing add column colour text', []],
])('sees what "%s" takes away', (statement, expected) => {
  expect(contractions({ name: '20270101-1-thing', statements: [statement] })).toEqual(expected)
})

it('a table that stays as a view is not taken away', () => {
  const statements = ['drop table thing', 'create view thing as select * from other']
  expect(contractions({ name: '20270101-1-thing', statements })).toEqual([])
})

it.each(['create view thing as select * from earlier', 'create table thing (like earlier)'])(
  'a table that is renamed is not taken away by "%s"',
  (next) => {
    const statements = ['alter table thing rename to earlier', next]
    expect(contractions({ name: '20270101-1-thing', statements })).toEqual([])
    expect(
      contractions({
        name: '20270101-1-thing',
        statements: [...statements, 'alter table other rename to thing'],
      }),
    ).toEqual(['rename to'])
  },
)

/** By name, a digest of what each step of the last release does: `pnpm openapi --release` writes them. */
const released = JSON.parse(
  readFileSync(
    new URL('../../../docs/contracts/migrations.released.json', import.meta.url),
    'utf8',
  ),
) as Record<string, string>

it('steps of the last release are all there, and none was changed since', () => {
  const now = new Map(steps.map((step) => [step.name, digestOf(step)]))
  const changed = Object.entries(released).filter(([name, digest]) => now.get(name) !== digest)
  expect(changed.map(([name]) => name)).toEqual([])
})

/** All that a schema is made of, however it came to be: the order of columns is no part of it. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'column', c.table_name, c.column_name, c.udt_name, c.is_nullable,
        c.column_default, c.identity_generation, c.generation_expression) as line
      from information_schema.columns c where c.table_schema = 'public'
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all
    select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class r on r.oid = t.tgrelid
      where not t.tgisinternal and r.relnamespace = 'public'::regnamespace
    union all
    select 'function ' || pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}

/** The schema that some starts leave, one after the other, on a database that was empty. */
async function schemaAfter(...starts: MigrationStep[][]): Promise<string[]> {
  const target = await emptyDatabase()
  const db = openDatabase(target)
  try {
    for (const start of starts) await migrate(db, start)
    return await schemaOf(db)
  } finally {
    await db.destroy()
    await dropDatabase(target)
  }
}

it('a database of the last release comes to the very schema of a new one', async () => {
  const last = steps.filter(({ name }) => name in released)
  const [fresh, broughtUp] = await Promise.all([schemaAfter(steps), schemaAfter(last, steps)])
  expect(fresh.length).toBeGreaterThan(500)
  expect(broughtUp).toEqual(fresh)
})
