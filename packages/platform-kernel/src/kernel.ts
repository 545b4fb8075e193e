import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import type { Kernel, PasswordCost } from './command.ts'
import { type DatabaseTarget, openDatabase } from './database.ts'
import { isLockTimeout } from './databaseFailure.ts'
import { type Listeners, noListeners } from './events.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { migrate, type MigrationStep, refuseContracted } from './migrate.ts'
import { kernelMigrations } from './migrations.ts'
import { watchOutage } from './outage.ts'
import type { Randomness } from './random.ts'
import { makeShared } from './shared.ts'
import type { Tracing } from './tracing/tracing.ts'
import { makeTurns } from './turns.ts'

export interface KernelOptions {
  target: DatabaseTarget
  clock: Clock
  random: Randomness
  identityKey: string
  /** The recommended least unless given. */
  passwordCost?: PasswordCost | undefined
  /** Left out where nothing is sent. */
  originOf?: Kernel['originOf']
  /** Migrations of the modules; the kernel's own come first. */
  migrations: MigrationStep[]
  /** Whether it brings the schema up to date; a process that does not leaves that to another. */
  migrates?: boolean
  /** None in tests that need none. */
  brands?: Kernel['brands']
  /** Nobody unless given. */
  listeners?: Listeners
  /** Nothing is traced unless given. */
  tracing?: Tracing | undefined
}

/** How long a migration waits for a table in use at a time, and then leaves it to others, in ms. */
const politeMs = 1_000
/** How often it does so before it waits until it gets the table. */
const politeTries = 10

/**
 * On connections of its own: a migration of large tables takes longer than any call may. Whatever comes
 * after a migration that waits for a table waits too, so it steps back and comes again: what players do
 * goes on while a long act holds the table.
 */
async function migratePatiently(
  target: DatabaseTarget & { kind: 'postgres' },
  steps: MigrationStep[],
): Promise<void> {
  for (let tried = 1; ; tried++) {
    const isPolite = tried <= politeTries
    const lockTimeout = isPolite ? politeMs : 0
    const db = openDatabase({ ...target, poolSize: 2, statementTimeout: 0, lockTimeout })
    try {
      await migrate(db, steps)
      return
    } catch (error) {
      if (!isPolite || !isLockTimeout(error)) throw error
      await sleep(politeMs)
    } finally {
      await db.destroy()
    }
  }
}

/** Opens the database, brings its schema up to date and gives the kernel. */
export async function openKernel({
  target,
  clock,
  random,
  identityKey,
  passwordCost,
  originOf = (brand) => `https://${brand}.invalid`,
  migrations,
  migrates = true,
  brands = new Map(),
  listeners = noListeners,
  tracing,
}: KernelOptions): Promise<Kernel> {
  const steps = [...kernelMigrations, ...migrations]
  const metrics = makeMetrics()
  const outage = watchOutage()
  const db = openDatabase({ ...target, metrics, tracing, outage })
  if (migrates && target.kind === 'postgres') await migratePatiently(target, steps)
  else if (migrates) await migrate(db, steps)
  else await refuseContracted(db, steps)
  return {
    db,
    metrics,
    outage,
    tracing,
    clock,
    random,
    identityKey,
    passwordCost,
    originOf,
    brands,
    listeners,
    turns: makeTurns(),
    shared: makeShared(),
    wakeOutbox: () => {},
    wakeEvents: () => {},
  }
}
