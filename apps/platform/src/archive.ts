import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { ArchivableTable } from '@marquee/platform-kernel/archivedMonths'
import { systemClock } from '@marquee/platform-kernel/clock'
import { readSafe } from '@marquee/platform-kernel/config'
import type { Db } from '@marquee/platform-kernel/database'
import { archiveMonth } from '@marquee/platform-record/archive/archiveMonth'
import { listMonths } from '@marquee/platform-record/archive/listMonths'
import { partName } from '@marquee/platform-record/archive/parts'
import { restoreMonth } from '@marquee/platform-record/archive/restoreMonth'
import { inDatabase, tellFailure } from './process/commandDatabase.ts'
import { StartFailure } from './process/failure.ts'
import { programArguments } from './process/programArguments.ts'

const usage = `Say what is to be done:
  list                              months of rounds and of the ledger, how large they are and where
  write <month> --to <folder>       archives a month: writes it to files, and takes it out of the database
  restore <month> --from <folder>   brings a month back from its files
A month is written like 2025-03; first is all from before there were months. Each takes --database <address>,
or --data <folder> for an embedded database, on which nobody may run meanwhile.`

/** Rounds first: what they point at stays in the ledger until they are gone. */
const tables: readonly ArchivableTable[] = ['game_round', 'ledger_entry']

function readArguments() {
  const option = { type: 'string' } as const
  const options = { to: option, from: option, database: option, data: option }
  try {
    const { values, positionals } = parseArgs({
      args: programArguments('archive'),
      options,
      allowPositionals: true,
    })
    return { ...values, command: positionals[0], month: positionals[1] }
  } catch (error) {
    throw new StartFailure(usage, error)
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

async function list(db: Db): Promise<void> {
  for (const { part, bytes, rows, state } of await listMonths(db, systemClock.now()))
    console.log(
      `${part.padEnd(24)} ${megabytes(bytes).padStart(12)} ${String(rows).padStart(12)} rows   ${state}`,
    )
}

/**
 * The tables that are still to be done: a run that was cut off between two of them goes on, and a table that
 * had no such month has nothing to do. All of them when none is left, so that the first says what is wrong.
 */
async function waiting(db: Db, month: string, isArchived: boolean): Promise<ArchivableTable[]> {
  const listed = await listMonths(db, systemClock.now())
  const left = tables.filter((table) =>
    listed.some((one) => one.part === partName(table, month) && one.isArchived === isArchived),
  )
  return left.length ? left : [...tables]
}

async function write(db: Db, month: string, folder: string): Promise<void> {
  // All of the platform: seconds that who only asks need not wait for.
  const { summedUpKinds } = await import('./modules.ts')
  for (const table of await waiting(db, month, false)) {
    const asked = { month, folder, now: systemClock.now(), summedUp: summedUpKinds() }
    const { part, file, rows, left, sha256 } = await archiveMonth(db, table, asked)
    console.log(`${part}: ${rows} rows in ${file}, ${left} left in the database. SHA-256 ${sha256}`)
  }
}

async function restore(db: Db, month: string, folder: string): Promise<void> {
  for (const table of await waiting(db, month, true)) {
    const { part, rows } = await restoreMonth(db, table, { month, folder, now: systemClock.now() })
    console.log(`${part}: ${rows} rows are back.`)
  }
}

/** @throws StartFailure for a database that this release has not brought up to date. */
async function refuseOld(db: Db): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('archived_month')::text as found`.execute(db)
  if (!rows[0]?.found)
    throw new StartFailure(
      'The database does not know archives yet. Start the platform of this release on it once, or run it with --role migrate.',
    )
}

try {
  const { command, month, to, from, database, data } = readArguments()
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = readSafe(process.env)
  const isMonth = month !== undefined && /^(?:\d{4}-\d{2}|first)$/.test(month)
  let work: ((db: Db) => Promise<void>) | undefined
  if (command === 'list' && !month) work = list
  else if (command === 'write' && isMonth && to) work = (db) => write(db, month, resolve(to))
  else if (command === 'restore' && isMonth && from)
    work = (db) => restore(db, month, resolve(from))
  if (!work) throw new StartFailure(usage)
  // Whoever names a data folder means the embedded database in it.
  const asked = work
  const url = database ?? (data ? undefined : (DATABASE_OWNER_URL ?? DATABASE_URL))
  await inDatabase(url, resolve(data ?? DATA_DIR), async (db) => {
    await refuseOld(db)
    await asked(db)
  })
} catch (error) {
  tellFailure(error)
}
