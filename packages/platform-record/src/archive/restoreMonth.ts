import { sql } from 'kysely'
import { type ArchivableTable, archivedMonths } from '@marquee/platform-kernel/archivedMonths'
import type { Db } from '@marquee/platform-kernel/database'
import { ArchiveFault, digestOf, fileOf, readFile, type Written } from './file.ts'
import { alone, noteAct } from './acts.ts'
import { columnsOf, fill, inUtc, makeReplacement, partOf, replace, stride } from './parts.ts'

/** The file of a month that is in an archive. @throws ArchiveFault unless it is the one that was written. */
export async function archiveOf(
  folder: string,
  { part, sha256 }: { part: string; sha256: string },
): Promise<string> {
  const file = fileOf(folder, part)
  const own = await digestOf(file)
  if (own !== sha256)
    throw new ArchiveFault(
      `${file} is not what was written: its SHA-256 is ${own}, expected was ${sha256}. Take another copy of it.`,
    )
  return file
}

/**
 * Brings a month back from its file, in one transaction: the same rows as before, and those that came into
 * the month since. The file stays.
 * @param now epoch ms
 * @throws ArchiveFault with nothing changed: for a month that is in no archive, and for another file.
 */
export function restoreMonth(
  db: Db,
  table: ArchivableTable,
  { month, folder, now }: { month: string; folder: string; now: number },
): Promise<Written & { part: string }> {
  return db.transaction().execute(async (tx) => {
    await inUtc(tx)
    await alone(tx)
    const part = await partOf(tx, table, month)
    const archived = (await archivedMonths(tx)).find((one) => one.part === part.part)
    if (!archived)
      throw new ArchiveFault(`${part.part} is in no archive: all of it is in the database.`)
    const file = await archiveOf(folder, archived)
    const by = `${part.part}_back`
    await makeReplacement(tx, part, by)
    const columns = await columnsOf(tx, by)
    let rows = 0
    for await (const piece of readFile(file, stride)) {
      await fill(tx, by, columns, piece)
      rows += piece.rows.length
    }
    if (BigInt(rows) !== archived.rows)
      throw new ArchiveFault(`${file} holds ${rows} rows, ${archived.rows} were archived.`)
    await sql`lock table ${sql.table(part.part)} in share mode`.execute(tx)
    await sql`insert into ${sql.table(by)} select * from ${sql.table(part.part)} came
      where not exists (select from ${sql.table(by)} own where own.id = came.id)`.execute(tx)
    await replace(tx, part, by)
    const written = { rows, sha256: archived.sha256 }
    await noteAct(tx, 'restored', part, { ...written, now })
    return { ...written, part: part.part }
  })
}
