import { sql } from 'kysely'
import { archivedMonths } from '@marquee/platform-kernel/archivedMonths'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { ArchiveFault, readFile } from './file.ts'
import { columnsOf, fill, inUtc, stride } from './parts.ts'
import { archiveOf } from './restoreMonth.ts'

const aside = (table: string): string => `archived_${table}`

/** Rows of a table as they were before months of it were archived, under the table's own name. */
async function showWhole(tx: Tx, table: string): Promise<void> {
  const columns = await columnsOf(tx, table)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx)
  const own = sql.id(rows[0]?.schema ?? 'public', table)
  const archived = sql.table(aside(table))
  await sql`create unique index on ${archived} (id)`.execute(tx)
  if (table === 'ledger_entry') {
    await sql`create index on ${archived} (transaction_id)`.execute(tx)
    await sql`create index on ${archived} (account_id, id)`.execute(tx)
  }
  await sql`analyze ${archived}`.execute(tx)
  await sql`create temporary view ${sql.id(table)} as
    select ${names} from ${own} as own
      where not exists (select from ${archived} a where a.id = own.id)
    union all select ${names} from ${archived}`.execute(tx)
}

/** Reads every archived month into temporary tables. Gives the tables of which there are any. */
async function readArchives(tx: Tx, folder: string | undefined): Promise<Set<string>> {
  const months = await archivedMonths(tx)
  if (months.length && folder === undefined)
    throw new ArchiveFault(
      `${months.length} months are in archives, the last of them ${months.at(-1)?.part}. Name the folder with their files: --archives <folder>.`,
    )
  const tables = new Set(months.map(({ parent }) => parent))
  for (const table of tables)
    await sql`create temporary table ${sql.id(aside(table))}
      (like ${sql.table(table)} including defaults)`.execute(tx)
  for (const month of months) {
    const file = await archiveOf(folder ?? '', month)
    const table = aside(month.parent)
    const columns = await columnsOf(tx, table)
    for await (const piece of readFile(file, stride)) await fill(tx, table, columns, piece)
  }
  return tables
}

/**
 * Runs something that sees months which were archived as if they had never left: it reads them from their
 * files into tables of its own connection, which are gone when it ends. Nobody archives meanwhile.
 * @param folder where the files are; undefined when nobody named one
 * @throws ArchiveFault where months are archived and their files are not there, or are not what was written.
 */
export const withArchives = <T>(
  all: Db,
  folder: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  all.connection().execute(async (db) => {
    await sql`select pg_advisory_lock_shared(hashtext('archive'))`.execute(db)
    let tables = new Set<string>()
    try {
      tables = await db.transaction().execute(async (tx) => {
        await inUtc(tx)
        const read = await readArchives(tx, folder)
        for (const table of read) await showWhole(tx, table)
        return read
      })
      return await work(db)
    } finally {
      for (const table of tables) {
        await sql`drop view ${sql.id('pg_temp', table)}`.execute(db)
        await sql`drop table ${sql.id('pg_temp', aside(table))}`.execute(db)
      }
      await sql`select pg_advisory_unlock_shared(hashtext('archive'))`.execute(db)
    }
  })
