import { sql } from 'kysely'
import type { DatabaseTarget, Db } from './database.ts'

/** Any number, the same in every process of the platform. */
const startLock = 7_302_641

/**
 * Runs what a start writes first. Of several processes that start on one PostgreSQL database each waits
 * for those before it, so that none finds half of another's rows. An embedded database has one process.
 */
export async function whileStarting(
  db: Db,
  { kind }: DatabaseTarget,
  act: () => Promise<void>,
): Promise<void> {
  if (kind !== 'postgres') return act()
  await db.connection().execute(async (connection) => {
    await sql`set lock_timeout = 0; set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${startLock})`.execute(connection)
    try {
      await act()
    } finally {
      await sql`select pg_advisory_unlock(${startLock})`.execute(connection)
      await sql`reset lock_timeout; reset statement_timeout`.execute(connection)
    }
  })
}
