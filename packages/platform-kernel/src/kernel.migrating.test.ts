import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { openDatabase } from './database.ts'
import { openKernel } from './kernel.ts'
import type { MigrationStep } from './migrate.ts'
import { systemRandomness } from './random.ts'
import { emptyDatabase } from './testing/testDatabase.ts'

const target = await emptyDatabase()

const steps: MigrationStep[] = [
  { name: '20990101-1-thing', statements: ['create table thing (size int)'] },
  { name: '20990102-1-colour', statements: ['alter table thing add column colour text'] },
]
const openWith = (migrations: MigrationStep[]) =>
  openKernel({
    target,
    clock: systemClock,
    random: systemRandomness,
    identityKey: 'identity-key-of-the-test-0123456789',
    migrations,
  })

// The embedded database has one connection: nobody waits beside another there.
it.runIf(target.kind === 'postgres')(
  'a migration that waits for a table lets those pass who come after it',
  async () => {
    await (await openWith(steps.slice(0, 1))).db.destroy()
    const db = openDatabase(target)
    const held = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const act = db.transaction().execute(async (tx) => {
      await sql`insert into thing (size) values (1)`.execute(tx)
      holding.resolve()
      await held.promise
    })
    await holding.promise
    const migrating = openWith(steps)
    const waiting = sql`
      select 1 from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted and l.mode = 'AccessExclusiveLock'`
    await expect
      .poll(async () => (await waiting.execute(db)).rows.length, { timeout: 15_000 })
      .toBe(1)
    await sql`insert into thing (size) values (2)`.execute(db)
    held.resolve()
    await act
    const kernel = await migrating
    const { rows } = await sql`select size, colour from thing`.execute(kernel.db)
    expect(rows).toHaveLength(2)
    await kernel.db.destroy()
    await db.destroy()
  },
)
