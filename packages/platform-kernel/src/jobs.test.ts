import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type DatabaseTarget, type Db, openDatabase } from './database.ts'
import { type Job, type JobQueue, makeJobQueue } from './jobs.ts'
import { makeLog } from './log.ts'
import { testDatabase } from './testing/testDatabase.ts'
import { testServer } from './testing/testEnvironment.ts'

const log = makeLog('silent')
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(): Promise<{ db: Db; target: DatabaseTarget }> {
  const target = await testDatabase([])
  const db = openDatabase(target)
  ends.push(() => db.destroy())
  await queueOf({ db, target }).install()
  return { db, target }
}

/** One process's half of the queue. */
function queueOf({ db, target }: { db: Db; target: DatabaseTarget }): JobQueue {
  const queue = makeJobQueue(db, target, log)
  ends.push(() => queue.stop())
  return queue
}

const makeJob = (overrides: Partial<Job> = {}): Job => ({
  name: 'harbour.sweep',
  every: 1_000,
  run: async () => {},
  ...overrides,
})

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('jobs', () => {
  it('are done once each time, however many processes ask', async () => {
    const database = await open()
    const runs: number[] = []
    let beside = 0
    let most = 0
    const job = (process: number) =>
      makeJob({
        async run() {
          beside += 1
          most = Math.max(most, beside)
          runs.push(process)
          await sleep(50)
          beside -= 1
        },
      })
    const began = performance.now()
    await Promise.all([1, 2].map((process) => queueOf(database).start([job(process)])))
    await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    const seconds = (performance.now() - began) / 1_000
    // Two processes that each did it would have twice as many.
    expect(runs.length).toBeLessThanOrEqual(seconds + 1)
    expect(most).toBe(1)
  })

  it('do not wait for each other', async () => {
    const database = await open()
    let isHeld = true
    const runs: string[] = []
    const held = makeJob({
      name: 'harbour.slow',
      async run() {
        while (isHeld) await sleep(20)
      },
    })
    const quick = makeJob({ name: 'harbour.quick', run: async () => void runs.push('quick') })
    await queueOf(database).start([held, quick])
    await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThan(1)
    isHeld = false
  })

  it('of one name twice are a mistake', async () => {
    const queue = queueOf(await open())
    await expect(queue.start([makeJob(), makeJob()])).rejects.toThrow('Two jobs have one name.')
  })
})

describe('a job that keeps failing', () => {
  it('is a dead letter, may be done again or dismissed, by a process that does no jobs itself', async () => {
    const database = await open()
    const worker = queueOf(database)
    let isBroken = true
    let runs = 0
    const job = makeJob({
      every: 600_000,
      async run() {
        runs += 1
        if (isBroken) throw new Error('The provider is away.')
      },
    })
    await worker.start([job])
    const desk = queueOf(database)
    expect(await desk.failures()).toEqual([])
    expect([await desk.runAgain(job.name), await desk.dismiss(job.name)]).toEqual([false, false])
    // What failed as often as it is tried: as the queue leaves it, without the minutes in between.
    await giveUp(database.db, job.name)
    const [failure] = await desk.failures()
    expect(failure).toMatchObject({ name: job.name, times: 1, problem: 'The provider is away.' })
    isBroken = false
    expect(await desk.runAgain(job.name)).toBe(true)
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
    expect(await desk.failures()).toEqual([])
    await giveUp(database.db, job.name)
    expect(await desk.dismiss(job.name)).toBe(true)
    expect(await desk.failures()).toEqual([])
  })
})

describe('a job that fails five times', () => {
  it('is a dead letter with its last failure', async () => {
    const database = await open()
    // The minutes between the tries are the queue's own; here they are seconds.
    await sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'jobs'`.execute(
      database.db,
    )
    const worker = queueOf(database)
    let runs = 0
    const job = makeJob({
      every: 600_000,
      async run() {
        runs += 1
        throw new Error(`Try ${runs} failed.`)
      },
    })
    await worker.start([job])
    // Asked for as staff do, since its own turn comes a minute after the start.
    await giveUp(database.db, job.name)
    expect(await worker.runAgain(job.name)).toBe(true)
    await expect
      .poll(() => worker.failures(), { timeout: 60_000, interval: 500 })
      .toMatchObject([{ name: job.name, times: 1, problem: 'Try 5 failed.' }])
    expect(runs).toBe(5)
  }, 90_000)
})

describe('a process that stops', () => {
  it('lets the job that it does end', async () => {
    const database = await open()
    const queue = makeJobQueue(database.db, database.target, log)
    const states: string[] = []
    await queue.start([
      makeJob({
        async run() {
          states.push('begun')
          await sleep(500)
          states.push('ended')
        },
      }),
    ])
    await expect.poll(() => states.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await queue.stop()
    expect(states.length % 2).toBe(0)
    expect(queue.isRunning()).toBe(false)
  })

  it('tells a job that does many things to leave the rest to others', async () => {
    const database = await open()
    const queue = makeJobQueue(database.db, database.target, log)
    let begun = false
    let left = false
    await queue.start([
      makeJob({
        async run(stopping) {
          begun = true
          while (!stopping.aborted) await sleep(20)
          left = true
        },
      }),
    ])
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(true)
    await queue.stop()
    expect(left).toBe(true)
  })

  it.runIf(testServer())('ends when its tables are made, told to while it makes them', async () => {
    const target = await testDatabase([])
    const db = openDatabase(target)
    ends.push(() => db.destroy())
    const queue = makeJobQueue(db, target, log)
    const installed = queue.install()
    const connections = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and application_name = 'marquee-jobs'`.execute(db)
      return rows.length
    }
    await expect.poll(connections, { interval: 5 }).toBeGreaterThan(0)
    await queue.stop()
    await installed
    expect(await queueOf({ db, target }).runAgain('harbour.sweep')).toBe(false)
  })

  it('does not wait for a database that is away', async () => {
    const target = {
      kind: 'postgres',
      url: 'postgres://nobody@127.0.0.1:9/none',
      connectTimeout: 200,
    } as const
    const db = openDatabase(target)
    const queue = makeJobQueue(db, target, log)
    const started = queue.start([makeJob()]).catch(() => {})
    await sleep(300)
    await queue.stop()
    await started
    expect(queue.isRunning()).toBe(false)
    await db.destroy()
  })
})

/** Puts a job among the dead letters as its last failure would. */
async function giveUp(db: Db, name: string): Promise<void> {
  await sql`
    insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_output)
    values ('failed-jobs', ${JSON.stringify({ name })}::jsonb, ${name}, 'jobs', gen_random_uuid(),
      ${JSON.stringify({ name: 'Error', message: 'The provider is away.' })}::jsonb)`.execute(db)
}
