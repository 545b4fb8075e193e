import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import {
  Kysely,
  type DatabaseConnection,
  type KyselyConfig,
  PGliteDialect,
  PGliteDriver,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { makeNaming, prepareOften } from './prepared.ts'
import { PreparingPGlite } from './preparingPGlite.ts'
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

/** For tests. */
interface InMemory {
  kind: 'memory'
  /** A dump of another embedded database to begin from. */
  copyOf?: Blob
  /** The database's code, compiled before. */
  engine?: WebAssembly.Module
}

interface Watched {
  /** Hears of every statement that was run, those that begin and end transactions included. */
  onStatement?: (statement: string) => void
}

export type DatabaseTarget = Watched &
  (
    | { kind: 'embedded'; folder: string }
    | InMemory
    | ({ kind: 'postgres'; url: string } & Partial<PostgresSettings>)
  )

/** How a PostgreSQL server is used; the usual figures are below. */
export interface PostgresSettings {
  poolSize: number
  /** How long to wait for a connection, free or new, in ms. */
  connectTimeout: number
  /** How long one statement may take, in ms; 0 for as long as it takes. */
  statementTimeout: number
  /** How long to wait for a row that another transaction holds, in ms; 0 for as long as it takes. */
  lockTimeout: number
  /** Hears of connections that were lost while nobody used them. */
  onLostConnection: (error: Error) => void
}

const usualPostgres: PostgresSettings = {
  poolSize: 10,
  connectTimeout: 5_000,
  statementTimeout: 15_000,
  lockTimeout: 5_000,
  onLostConnection: () => {},
}

const watching = ({ onStatement }: Watched): Pick<KyselyConfig, 'log'> =>
  onStatement
    ? {
        log({ level, query }) {
          if (level === 'query') onStatement(query.sql)
        },
      }
    : {}

const embedded = new WeakMap<Db, PGlite>()

/** The embedded database itself, for scripts of several statements; null for a PostgreSQL server. */
export const embeddedOf = (db: Db): PGlite | null => embedded.get(db) ?? null

function openEmbedded(
  target: Extract<DatabaseTarget, { kind: 'embedded' }> | (InMemory & Watched),
): Db {
  if (target.kind === 'embedded') mkdirSync(target.folder, { recursive: true })
  const pglite = new PreparingPGlite({
    ...(target.kind === 'embedded' && { dataDir: target.folder }),
    ...(target.kind === 'memory' && target.copyOf && { loadDataDir: target.copyOf }),
    ...(target.kind === 'memory' && target.engine && { pgliteWasmModule: target.engine }),
    parsers: { [INT8]: (text) => BigInt(text), [TIMESTAMPTZ]: toMs },
  })
  const db = new Kysely<Database>({
    dialect: new TurnTakingPGliteDialect(pglite),
    ...watching(target),
  })
  embedded.set(db, pglite)
  return db
}

function openPostgres(url: string, settings: PostgresSettings & Watched): Db {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'marquee',
    keepAlive: true,
    max: settings.poolSize,
    connectionTimeoutMillis: settings.connectTimeout,
    statement_timeout: settings.statementTimeout,
    lock_timeout: settings.lockTimeout,
    // A server that answers nothing at all does not end a statement either.
    query_timeout: settings.statementTimeout && settings.statementTimeout + 2_000,
    idle_in_transaction_session_timeout: settings.statementTimeout,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (oid === INT8) return (text: string) => BigInt(text)
        if (oid === TIMESTAMPTZ) return toMs
        // Two packages declare the same numbers as an enum each.
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
        return pg.types.getTypeParser(oid, format)
      },
    },
  })
  // Without a listener a lost connection ends the process: idle ones tell the pool, used ones themselves.
  pool.on('error', settings.onLostConnection)
  const nameOf = makeNaming()
  pool.on('connect', (client) => {
    client.on('error', settings.onLostConnection)
    prepareOften(client, nameOf)
  })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...watching(settings) })
}

/**
 * Opens the embedded database (files under a folder, or memory for tests) or a PostgreSQL server.
 * Either way int8 reads as bigint and timestamptz as epoch ms.
 */
export function openDatabase(target: DatabaseTarget): Db {
  return target.kind === 'postgres'
    ? openPostgres(target.url, { ...usualPostgres, ...target })
    : openEmbedded(target)
}
