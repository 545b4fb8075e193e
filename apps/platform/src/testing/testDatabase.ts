import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseTarget } from '../kernel/database.ts'
import { systemRandomness } from '../kernel/random.ts'

const library = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'))
const kept = path.join(tmpdir(), `marquee-empty-${library.digest('hex').slice(0, 16)}.tar`)

/** Two may keep one at once: each writes a file of its own, and the last one stays. */
async function keepEmpty(): Promise<void> {
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const own = `${kept}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, kept)
}

/** Making an embedded database takes seconds; copying an empty one, tenths of one. */
async function emptyEmbedded(): Promise<Blob> {
  if (!existsSync(kept)) await keepEmpty()
  // Not a view of the file: that could not be read any more once another process kept its own.
  return new Blob([await readFile(kept)])
}

/** A new, empty database of a PostgreSQL server; gives its address. */
async function freshDatabase(server: string): Promise<string> {
  const { default: pg } = await import('pg')
  const name = `test_${systemRandomness
    .token(9)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * An empty database of a test's own: in memory, or, with `TEST_DATABASE_URL`, a new one of that
 * PostgreSQL server, so that the same tests run on both.
 */
export async function testDatabase(): Promise<DatabaseTarget> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return { kind: 'postgres', url: await freshDatabase(server) }
  return { kind: 'memory', copyOf: await emptyEmbedded() }
}
