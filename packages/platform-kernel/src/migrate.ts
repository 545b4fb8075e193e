import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/** SQL statements of one step; run once, in the order of their names over all modules. */
export interface MigrationStep {
  /** `<yyyymmdd>-<n>-<what>`, for example `20261120-1-kernel`. */
  name: string
  statements: string[]
}

/** Brings the schema up to date. @throws the first failure, with the name of the step. */
export async function migrate(db: Db, steps: MigrationStep[]): Promise<string[]> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    steps.map(({ name, statements }) => [
      name,
      {
        up: async (tx) => {
          for (const statement of statements) await sql.raw(statement).execute(tx)
        },
      },
    ]),
  )
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error)
    throw new Error(`Migration ${failed?.migrationName ?? '(set-up)'} failed.`, { cause: error })
  return results.map((result) => result.migrationName)
}
