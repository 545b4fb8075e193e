import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import {
  Kysely,
  type DatabaseConnection,
  type KyselyConfig,
  type Driver,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  PostgresDialect,
  PostgresDriver,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { isGone } from './databaseFailure.ts'
import type { Outage } from './outage.ts'
import { kindOf, type Metrics, seconds } from './metrics/metrics.ts'
import { noteSpan, type Tracing } from './tracing/tracing.ts'
import { makeNaming, prepareOften } from './prepared.ts'
import { PreparingPGlite } from './preparingPGlite.ts'
import { writeTogether } from './writeTogether.ts'
import type { Database } from './schema.ts'
import { makeTogether, type Together } from './together.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const INT8 = 20
const TIMESTAMPTZ = 1184
const toMs = (text: string): number => new Date(text).getTime()

/** Notes how long a connection was waited for, and whether one came at all. */
async function noteWait<T>(metrics: Metrics | undefined, acquire: () => Promise<T>): Promise<T> {
  if (!metrics) return acquire()
  const began = seconds()
  try {
    return await acquire()
  } finally {
    metrics.connectionWait.observe(seconds() - began)
  }
}

/**
 * PGlite is one connection. The stock driver hands it to everybody at once, so that a query of one
 * request would run inside the transaction of another; this one hands it out in turn.
 */
class TurnTakingDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => {}
  #waiting = 0
  readonly #metrics: Metrics | undefined

  constructor(pglite: PGlite, metrics: Metrics | undefined) {
    super({ pglite })
    this.#metrics = metrics
    if (metrics)
      collectOn(metrics, () => ({ most: 1, open: 1, idle: 0, waiting: Math.max(0, this.#waiting) }))
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return noteWait(this.#metrics, () => this.#takeTurn())
  }

  async #takeTurn(): Promise<DatabaseConnection> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#waiting += 1
    await before
    this.#waiting -= 1
    const connection = await super.acquireConnection()
    this.#release = resolve
    return connection
  }

  override async releaseConnection(): Promise<void> {
    this.#release()
  }
}

/** Turns are taken in the driver, where the wait can be noted, and not a second time above it. */
class TurnTakingAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class TurnTakingPGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite
  readonly #metrics: Metrics | undefined

  constructor(pglite: PGlite, metrics: Metrics | undefined) {
    super({ pglite })
    this.#pglite = pglite
    this.#metrics = metrics
  }

  override createAdapter() {
    return new TurnTakingAdapter()
  }

  override createDriver() {
    return new TurnTakingDriver(this.#pglite, this.#metrics)
  }
}

/** A pool of connections to a server, whose waits are noted. */
class WatchedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #metrics: Metrics

  constructor(pool: pg.Pool, metrics: Metrics) {
    super({ pool })
    this.#pool = pool
    this.#metrics = metrics
  }

  override createDriver(): Driver {
    const driver = new PostgresDriver({ pool: this.#pool })
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = (...asked) => noteWait(this.#metrics, () => acquire(...asked))
    return driver
  }
}

/** What the pool is like whenever somebody reads it. */
function collectOn(metrics: Metrics, look: () => Record<string, number>): void {
  Object.assign(metrics.connections, {
    collect() {
      for (const [state, count] of Object.entries(look())) metrics.connections.set({ state }, count)
    },
  })
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
  /** Counts statements and waits for connections; nobody does unless given. */
  metrics?: Metrics
  /** Notes statements as parts of what is traced. */
  tracing?: Tracing | undefined
  /** Hears whether the database is there; nobody does unless given. */
  outage?: Pick<Outage, 'lost' | 'found'>
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

const watching = ({ onStatement, metrics, tracing, outage }: Watched): Pick<KyselyConfig, 'log'> =>
  onStatement || metrics || tracing || outage
    ? {
        log(event) {
          const { level, query, queryDurationMillis } = event
          if (event.level === 'query') outage?.found()
          else if (isGone(event.error)) outage?.lost()
          const kind = kindOf(query.sql)
          metrics?.statementSeconds.observe({ kind }, queryDurationMillis / 1000)
          noteSpan(tracing, `sql ${kind}`, () => ({
            tookMs: queryDurationMillis,
            // The text holds place-holders, never what stands in them.
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
            isFailed: level === 'error',
          }))
          if (level === 'error') metrics?.statementErrors.inc({ kind })
          else onStatement?.(query.sql)
        },
      }
    : {}

const embedded = new WeakMap<Db, PGlite>()

const together = new WeakMap<Db, Together>()

/** Puts together what is asked of a database in one moment. @throws for one that was not opened here. */
export function togetherOf(db: Db): Together {
  const known = together.get(db)
  if (!known) throw new Error('This is no database that was opened by openDatabase.')
  return known
}

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
    dialect: new TurnTakingPGliteDialect(pglite, target.metrics),
    ...watching(target),
  })
  embedded.set(db, pglite)
  together.set(db, pglite.together)
  return db
}

function openPostgres(url: string, settings: PostgresSettings & Watched): Db {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return (text: string) => BigInt(text)
    if (oid === TIMESTAMPTZ) return toMs
    // Two packages declare the same numbers as an enum each.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    return pg.types.getTypeParser(oid, format)
  }
  const gathering = makeTogether((type, text) => getTypeParser(type, 'text')(text) as unknown)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'marquee',
    keepAlive: true,
    max: settings.poolSize,
    // Who has a connection to themselves sends what they know to ask (onOneConnection); others await each answer.
    pipeline: true,
    connectionTimeoutMillis: settings.connectTimeout,
    statement_timeout: settings.statementTimeout,
    lock_timeout: settings.lockTimeout,
    // A server that answers nothing at all does not end a statement either.
    query_timeout: settings.statementTimeout && settings.statementTimeout + 2_000,
    idle_in_transaction_session_timeout: settings.statementTimeout,
    types: { getTypeParser },
  })
  // Without a listener a lost connection ends the process: idle ones tell the pool, used ones themselves.
  const onLost = (error: Error) => {
    settings.outage?.lost()
    settings.onLostConnection(error)
  }
  pool.on('error', onLost)
  const nameOf = makeNaming()
  pool.on('connect', (client) => {
    client.on('error', onLost)
    prepareOften(client, nameOf, gathering)
    writeTogether(client)
  })
  const { metrics } = settings
  if (metrics) {
    collectOn(metrics, () => ({
      most: settings.poolSize,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }))
  }
  const dialect = metrics
    ? new WatchedPostgresDialect(pool, metrics)
    : new PostgresDialect({ pool })
  const db = new Kysely<Database>({ dialect, ...watching(settings) })
  together.set(db, gathering)
  return db
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
