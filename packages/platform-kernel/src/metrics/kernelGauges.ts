import { sql } from 'kysely'
import type { Kernel } from '../command.ts'
import { at } from '../schema.ts'
import { makeLedgerWatch } from '../ledgerWatch.ts'
import { monthGauges } from '../months.ts'
import type { Reading, StateGauge } from './stateGauges.ts'

interface Waiting {
  waiting: number
  oldest: number | null
}

/** Two figures of one look at a queue: how many wait, and since when. */
function queueGauges(
  { name, what }: { name: string; what: string },
  look: () => Promise<Waiting | undefined>,
  now: () => number,
): StateGauge[] {
  return [
    {
      name: `marquee_${name}_waiting`,
      help: `${what} that wait.`,
      read: async () => [{ value: (await look())?.waiting ?? 0 }],
    },
    {
      name: `marquee_${name}_oldest_seconds`,
      help: `How long the oldest of them has waited, in s.`,
      async read(): Promise<Reading[]> {
        const oldest = (await look())?.oldest ?? null
        return [{ value: oldest === null ? 0 : Math.max(0, now() - oldest) / 1000 }]
      },
    },
  ]
}

/** Looks once for all who ask in one moment. */
function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let underway: Promise<T> | null = null
  return () => (underway ??= look().finally(() => (underway = null)))
}

/**
 * What the database knows of the kernel's own work: outbox, events, ledger, migrations, clocks.
 * @param migrations names of every migration that this program knows.
 * @param realNow the time of this machine, which a sandbox does not move; epoch ms.
 */
export function kernelGauges(
  kernel: Kernel,
  migrations: readonly string[],
  realNow: () => number,
): StateGauge[] {
  const { db, clock } = kernel
  const now = () => clock.now()
  const outbox = shared(async () => {
    const { rows } = await sql<Waiting>`
      select count(*)::int as waiting, min(created_at) as oldest
      from (select created_at from outbox where published_at is null order by id limit 10000) as w`.execute(
      db,
    )
    return rows[0]
  })
  const events = shared(async () => {
    const { rows } = await sql<Waiting>`
      select count(*)::int as waiting, min(due_at) as oldest
      from (select due_at from event where due_at <= ${at(now())} order by due_at limit 10000) as w`.execute(
      db,
    )
    return rows[0]
  })
  const ledger = makeLedgerWatch(db)
  return [
    ...queueGauges({ name: 'outbox', what: 'Pushes' }, outbox, now),
    ...monthGauges(db, now),
    ...queueGauges({ name: 'events', what: 'Events that are due and' }, events, now),
    {
      name: 'marquee_ledger_faults',
      help: 'Accounts whose balance is not what their entries say, and transactions that do not sum to zero.',
      labelNames: ['fault'],
      async read() {
        const { drifted, unbalanced } = await ledger()
        return [
          { labels: { fault: 'drifted' }, value: drifted },
          { labels: { fault: 'unbalanced' }, value: unbalanced },
        ]
      },
    },
    {
      name: 'marquee_migrations_missing',
      help: 'Migrations of this program that the database has not had.',
      async read() {
        const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
        const done = new Set(rows.map(({ name }) => name))
        return [{ value: migrations.filter((name) => !done.has(name)).length }]
      },
    },
    {
      name: 'marquee_clock_skew_seconds',
      help: "How far this machine's clock is ahead of the database's, in s.",
      async read() {
        const asked = realNow()
        const { rows } = await sql<{ now: number }>`
          select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db)
        const middle = (asked + realNow()) / 2
        return [{ value: (middle - (rows[0]?.now ?? middle)) / 1000 }]
      },
    },
    {
      name: 'marquee_database_up',
      help: '1 while the database answers; absent while it does not.',
      async read() {
        await sql`select 1`.execute(db)
        return [{ value: 1 }]
      },
    },
  ]
}
