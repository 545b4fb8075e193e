import { isContracting, type MigrationStep } from '@marquee/platform-kernel/migrate'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { expect, it } from 'vitest'
import { modules } from './modules.ts'

const steps = [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]

/** Up to here steps were made before the first release: nobody can go back behind them. */
const firstRelease = '20261218'

/** What a statement takes away from a release that still uses it; null for one that only adds. */
function takenAway(statement: string, { statements }: MigrationStep): string | null {
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
