import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { type DatabaseTarget, openDatabase } from '../database.ts'
import { migrate, type MigrationStep } from '../migrate.ts'
import { kernelMigrations } from '../migrations.ts'
import { systemRandomness } from '../random.ts'
import type { Database } from '../schema.ts'
import { testServer } from './testEnvironment.ts'

const library = import.meta.resolve('@electric-sql/pglite')

/** Compiled once for all databases of a process. */
let engine: Promise<WebAssembly.Module> | undefined
const compileEngine = async () =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', library)))

/** Tells apart what is kept: another library or another migration makes another database. */
const keyOf = (migrations: MigrationStep[]): string =>
  createHash('sha256')
    // The package's folder, which names its version.
    .update(library.slice(library.lastIndexOf('/.pnpm/')))
    .update(JSON.stringify(migrations))
    .digest('hex')
    .slice(0, 16)

/** Outlives a run, as what tests leave in the system's temporary folder does not. */
const kept = path.join(import.meta.dirname, '../../../../node_modules/.cache/marquee')

/** Two may keep one at once: each writes a file of its own, and the last one stays. */
async function keepMigrated(file: string, migrations: MigrationStep[]): Promise<void> {
  const pglite = await PGlite.create()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db, migrations)
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await mkdir(kept, { recursive: true })
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, file)
}

/** The archive of a migrated database, made where there is none. */
async function migratedArchive(migrations: MigrationStep[]): Promise<string> {
  const file = path.join(kept, `migrated-${keyOf(migrations)}.tar`)
  if (!existsSync(file)) await keepMigrated(file, migrations)
  return file
}

/** Making and migrating an embedded database takes seconds; copying one, tenths of one. */
async function embedded(migrations: MigrationStep[]): Promise<DatabaseTarget> {
  const file = await migratedArchive(migrations)
  // Not a view of the file: that could not be read any more once another process kept its own.
  engine ??= compileEngine()
  return { kind: 'memory', copyOf: new Blob([await readFile(file)]), engine: await engine }
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** First data that is put into a migrated database, once for all copies of it. */
interface FirstData {
  /** Tells apart what is put there: other data makes another database. */
  key: string
  fill: (target: DatabaseTarget) => Promise<void>
}

/** A migrated database of a PostgreSQL server to copy; made by whoever comes first, others wait. */
async function template(
  server: string,
  migrations: MigrationStep[],
  first?: FirstData,
): Promise<string> {
  const name = ['template', keyOf(migrations), first?.key].filter(Boolean).join('_')
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    await client.query(`create database ${name}_unfinished`)
    const target = { kind: 'postgres', url: addressOf(server, `${name}_unfinished`) } as const
    const db = openDatabase({ ...target, poolSize: 1 })
    await migrate(db, migrations)
    await db.destroy()
    await first?.fill(target)
    await client.query(`alter database ${name}_unfinished rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/** A new database on a PostgreSQL server: a copy of another, or empty. */
async function create(server: string, copyOf?: string): Promise<DatabaseTarget> {
  const name = `test_${systemRandomness
    .token(9)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // As files: the other way writes all of it to the log as well.
  await client.query(
    `create database ${name}${copyOf ? ` template ${copyOf} strategy file_copy` : ''}`,
  )
  await client.end()
  return { kind: 'postgres', url: addressOf(server, name) }
}

/** Takes a database of the run's server away; an embedded one goes with its process. */
export async function dropDatabase(target: DatabaseTarget): Promise<void> {
  const server = testServer()
  if (!server || target.kind !== 'postgres') return
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(
    `drop database if exists ${new URL(target.url).pathname.slice(1)} with (force)`,
  )
  await client.end()
}

/** A database without a table, as a platform finds it at its first start. */
export async function emptyDatabase(): Promise<DatabaseTarget> {
  const server = testServer()
  return server ? create(server) : { kind: 'memory' }
}

/**
 * A database of a test's own in which nothing has happened yet, its schema up to date: on the
 * PostgreSQL server of the run, or in memory, so that the same tests run on both.
 * @param first what whoever opens it would leave there; on a server alone.
 */
export async function testDatabase(
  migrations: MigrationStep[],
  first?: FirstData,
): Promise<DatabaseTarget> {
  const server = testServer()
  const all = [...kernelMigrations, ...migrations]
  return server ? create(server, await template(server, all, first)) : embedded(all)
}

/** Puts an embedded database into a folder, its schema up to date, for a process to open it there. */
export async function embeddedFolder(folder: string, migrations: MigrationStep[]): Promise<void> {
  const file = await migratedArchive([...kernelMigrations, ...migrations])
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['xf', file, '-C', folder])
}
