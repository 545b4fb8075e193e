import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/** SQL statements of one step; run once, in the order of their names over all modules. */
export interface MigrationStep {
  /**
   * `<yyyymmdd>-<n>-<what>`, for example `20261120-1-kernel`. A step that takes away what the release
   * before it uses is called `drop-...`: that release does not start after it.
   */
  name: string
  statements: string[]
}

/** Whether a step takes something away, by its name. */
export const isContracting = (name: string): boolean => /^\d{8}-\d+-drop-/.test(name)

/** Tells apart what a step does: a step of a release is never changed. */
export const digestOf = ({ statements }: MigrationStep): string =>
  createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 12)

/** Names of the steps that a database has run; none before the first. */
async function stepsDone(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`
    select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
    db,
  )
  if (!tables.length) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * The steps among those of a database that are not this release's. This one goes on with what they added.
 * @throws when one of them took away what this release uses.
 */
function refuseTakenAway(done: readonly string[], steps: MigrationStep[]): string[] {
  const own = new Set(steps.map(({ name }) => name))
  const others = done.filter((name) => !own.has(name))
  const contracting = others.find(isContracting)
  if (contracting)
    throw new Error(
      `The database has run ${contracting} of a later release, which took away what this one uses. Start that release or a later one.`,
    )
  return others
}

/**
 * For a process that leaves the schema to another one: it would go on with what is no longer there. A
 * database that is away or empty tells nothing yet.
 * @throws when a later release has taken away what this one uses.
 */
export async function refuseContracted(db: Db, steps: MigrationStep[]): Promise<void> {
  const done = await stepsDone(db).catch(() => [])
  refuseTakenAway(done, steps)
}

/**
 * Brings the schema up to date with every step that it has not had, in the order of their names. A step
 * may have a name before those that were run: features grow beside each other, and a test compares what
 * comes of the last release's schema with a new one. What a later release has added stays, so that a
 * release can be taken back. @throws the first failure, with the name of the step.
 */
export async function migrate(db: Db, steps: MigrationStep[]): Promise<string[]> {
  const others = refuseTakenAway(await stepsDone(db), steps)
  const migrations: Record<string, Migration> = Object.fromEntries([
    ...steps.map(({ name, statements }): [string, Migration] => [
      name,
      {
        up: async (tx) => {
          for (const statement of statements) await sql.raw(statement).execute(tx)
        },
      },
    ]),
    ...others.map((name): [string, Migration] => [name, { up: async () => {} }]),
  ])
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error)
    throw new Error(`Migration ${failed?.migrationName ?? '(set-up)'} failed.`, { cause: error })
  return results.map((result) => result.migrationName)
}
