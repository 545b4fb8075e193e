import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'

export interface Health {
  db: Db
  /** Names of every migration that this program knows. */
  migrations: readonly string[]
  redis: { ping(): Promise<unknown> } | undefined
  isStopping: () => boolean
  /** Of a process that does jobs and answers no calls. */
  jobs?: { isRunning: () => boolean }
}

/** What a readiness check may take, in ms: who asks does not wait either. */
const patience = 1_000

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    sleep(patience, undefined, { ref: false }).then(() => {
      throw new Error(`No answer within ${patience} ms.`)
    }),
  ])

async function databaseState({ db, migrations }: Health): Promise<'up' | 'behind' | 'down'> {
  try {
    const { rows } = await inTime(
      sql<{ name: string }>`select name from kysely_migration`.execute(db),
    )
    const done = new Set(rows.map(({ name }) => name))
    return migrations.every((name) => done.has(name)) ? 'up' : 'behind'
  } catch {
    return 'down'
  }
}

async function redisState({ redis }: Health): Promise<'up' | 'degraded' | 'none'> {
  if (!redis) return 'none'
  try {
    await inTime(redis.ping())
    return 'up'
  } catch {
    // Counters and fan-out are this process's own then; it serves all the same.
    return 'degraded'
  }
}

/**
 * `/healthz` says that the process lives, `/readyz` whether it can serve: 503 without its database, with
 * a schema that lacks one of its migrations, and while it stops; a worker also while it does no jobs.
 * Redis is never a condition.
 */
export function mountHealth(app: Hono, health: Health): void {
  app.get('/healthz', (http) => http.json({ status: 'up' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (http) => {
    const [database, redis] = await Promise.all([databaseState(health), redisState(health)])
    const jobs = health.jobs && (health.jobs.isRunning() ? 'up' : 'down')
    const isReady = database === 'up' && jobs !== 'down' && !health.isStopping()
    const body = { ready: isReady, database, redis, ...(jobs && { jobs }) }
    return http.json(body, isReady ? 200 : 503, { 'cache-control': 'no-store' })
  })
}
