import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import {
  Kysely,
  type DatabaseConnection,
  PGliteDialect,
  PGliteDriver,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const INT8 = 20
const TIMESTAMPTZ = 1184
const toMs = (text: string): number => new Date(text).getTime()

/**
 * PGlite is one connection. The stock driver hands it to everybody at once, so that a query of one
 * request would run inside the transaction of another; this one hands it out in turn.
 */
class TurnTakingDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    const connection = await super.acquireConnection()
    this.#release = resolve
    return connection
  }

  override async releaseConnection(): Promise<void> {
    this.#release()
  }
}

class TurnTakingPGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createDriver() {
    return new TurnTakingDriver({ pglite: this.#pglite })
  }
}

/** For tests; `copyOf` is a dump of another embedded database to begin from. */
interface InMemory {
  kind: 'memory'
  copyOf?: Blob
}

export type DatabaseTarget =
  | { kind: 'embedded'; folder: string }
  | InMemory
  | { kind: 'postgres'; url: string; poolSize?: number }

function openEmbedded(target: { kind: 'embedded'; folder: string } | InMemory): Db {
  if (target.kind === 'embedded') mkdirSync(target.folder, { recursive: true })
  const pglite = new PGlite({
    ...(target.kind === 'embedded'
      ? { dataDir: target.folder }
      : target.copyOf && { loadDataDir: target.copyOf }),
    parsers: { [INT8]: (text) => BigInt(text), [TIMESTAMPTZ]: toMs },
  })
  return new Kysely<Database>({ dialect: new TurnTakingPGliteDialect(pglite) })
}

function openPostgres(url: string, poolSize: number): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (oid === INT8) return (text: string) => BigInt(text)
        if (oid === TIMESTAMPTZ) return toMs
        return pg.types.getTypeParser(oid, format)
      },
    },
  })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Opens the embedded database (files under a folder, or memory for tests) or a PostgreSQL server.
 * Either way int8 reads as bigint and timestamptz as epoch ms.
 */
export function openDatabase(target: DatabaseTarget): Db {
  return target.kind === 'postgres'
    ? openPostgres(target.url, target.poolSize ?? 10)
    : openEmbedded(target)
}
