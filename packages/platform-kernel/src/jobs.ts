import type { Logger } from 'pino'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { systemClock } from './clock.ts'
import { type DatabaseTarget, type Db, embeddedOf } from './database.ts'
import { toUnavailable } from './databaseFailure.ts'
import { type Metrics, seconds } from './metrics/metrics.ts'

/** Work that comes round again: what has expired is forgotten, what is due is done. */
export interface Job {
  /** `<domain>.<what>`; what staff read, and what a queue tells jobs apart by. */
  name: string
  /** How often it is done, by all processes together, in ms; whole seconds. */
  every: number
  /**
   * Has to bear being done twice: a process may end before it says that it is done.
   * @param stopping is aborted once the process ends: what does many things leaves the rest to others.
   */
  run: (stopping: AbortSignal) => Promise<unknown>
}

/** A job that failed as often as it is tried, and was given up. */
export interface FailedJob {
  name: string
  /** How often it was given up since somebody looked. */
  times: number
  /** When it was given up first and last; epoch ms. */
  since: number
  lastAt: number
  /** What it failed with last, in one line. */
  problem: string
}

export interface JobQueue {
  /** Makes or renews the queue's own tables; whoever migrates does. */
  install(): Promise<void>
  /** Asks for jobs when it is time and does those that nobody else does, until it is stopped. */
  start(jobs: readonly Job[]): Promise<void>
  isRunning(): boolean
  /** Jobs that were given up, the latest first. */
  failures(): Promise<FailedJob[]>
  /** Has a job that was given up done again. False when there is none of that name. */
  runAgain(name: string): Promise<boolean>
  /** Forgets that a job was given up. False when there is none of that name. */
  dismiss(name: string): Promise<boolean>
  /** Lets jobs under way end. */
  stop(): Promise<void>
}

const queue = 'jobs'
const deadLetters = 'failed-jobs'

/** A job that fails is tried again after 5, 10, 20 and 40 s. */
const retries = { retryLimit: 4, retryDelay: 5, retryBackoff: true }
/** Whoever takes longer counts as gone, and another does it again, in s. */
const longest = 300
/** Jobs that failed are kept for staff, in s. */
const deadLettersKept = 14 * 86_400
/** How often it is looked for jobs that another process asked for, in s; own ones begin at once. */
const lookEvery = 5
/** Jobs of one process that run beside each other. */
const lanes = 3
/** A process asks for each job this soon at the latest after its start, in ms. */
const firstAfter = 60_000
/** How long jobs under way may take to end, in ms. */
const patience = 5_000
/** Connections of one process to a PostgreSQL server, beside those of its calls. */
const poolSize = 2
/** How often a start is tried while the database or the queue's tables are not there yet. */
const startAttempts = 10_000

const int8 = 20
const timestamp = 1114
const timestamptz = 1184
const parsers = {
  [int8]: Number,
  [timestamp]: (text: string) => new Date(`${text}Z`),
  [timestamptz]: (text: string) => new Date(text),
}

/** The embedded database as the queue uses it: in turn with everybody, whole scripts at a time. */
function turnTaking(db: Db): NonNullable<ConstructorOptions['db']> | null {
  const pglite = embeddedOf(db)
  if (!pglite) return null
  return {
    executeSql: (text, values) =>
      db.connection().execute(async () => {
        if (values?.length) return pglite.query(text, values, { parsers })
        try {
          const results = await pglite.exec(text, { parsers })
          return { rows: results.flatMap(({ rows }) => rows) }
        } catch (error) {
          // A script that began a transaction may have left it open.
          await pglite.exec('rollback')
          throw error
        }
      }),
  }
}

function connectionOf(db: Db, target: DatabaseTarget): ConstructorOptions {
  const embedded = turnTaking(db)
  if (embedded) return { db: embedded, backend: 'pglite' }
  return {
    connectionString: target.kind === 'postgres' ? target.url : '',
    max: poolSize,
    application_name: 'marquee-jobs',
  }
}

/** Seconds that a finished job is kept: as long as it stands for its turn, so that nobody takes another. */
const keptFor = (seconds: number) => Math.max(600, 2 * seconds)

interface Name {
  name: string
}

const problemOf = (output: object | null): string => {
  const told = output && 'message' in output ? String(output.message) : JSON.stringify(output)
  return told.replace(/\s+/g, ' ').slice(0, 300)
}

/**
 * Jobs of all processes on one database: each is done once when it is time, whoever asks first and
 * whoever is free; again when it fails; and is a dead letter when it keeps failing.
 */
export function makeJobQueue(
  db: Db,
  target: DatabaseTarget,
  log: Logger,
  metrics?: Metrics,
): JobQueue {
  let running: Promise<PgBoss> | null = null
  /** Opened or being opened. */
  const opened = new Set<PgBoss>()
  let isRunning = false
  let isStopped = false
  let installed: Promise<void> = Promise.resolve()
  const timers: NodeJS.Timeout[] = []
  const stopping = new AbortController()

  function onError(error: unknown): void {
    if (isStopped) return
    if (toUnavailable(error)) log.warn({ reason: String(error) }, 'jobs wait for the database')
    else log.error({ err: error }, 'the queue of jobs failed')
  }

  async function open(
    options: Pick<ConstructorOptions, 'migrate' | 'supervise'>,
    attempts: number,
  ) {
    // Neither the start of a process nor a test that has no jobs waits for it.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      ...connectionOf(db, target),
      ...options,
      schedule: false,
      registerInstance: false,
      monitorVacuum: false,
      reindex: false,
    })
    boss.on('error', onError)
    opened.add(boss)
    await boss.start({ attempts })
    return boss
  }

  /** For staff, in a process that does no jobs; null while the queue has no tables yet. */
  const asked = async (): Promise<PgBoss | null> => {
    running ??= open({ migrate: false, supervise: false }, 1)
    try {
      return await running
    } catch (error) {
      running = null
      if (/not installed/.test(String(error))) return null
      throw error
    }
  }

  async function ask(
    boss: PgBoss,
    workers: readonly string[],
    { name, every }: Job,
  ): Promise<void> {
    const seconds = Math.max(1, Math.round(every / 1_000))
    const id = await boss.send(
      queue,
      { name },
      { singletonKey: name, singletonSeconds: seconds, deleteAfterSeconds: keptFor(seconds) },
    )
    if (id) for (const worker of workers) boss.notifyWorker(worker)
  }

  async function run(jobs: ReadonlyMap<string, Job>, name: string): Promise<void> {
    const job = jobs.get(name)
    if (!job) throw new Error(`This release has no job '${name}'.`)
    const began = seconds()
    const count = (outcome: string) => {
      metrics?.jobRuns.inc({ job: name, outcome })
      metrics?.jobSeconds.inc({ job: name }, seconds() - began)
    }
    try {
      await job.run(stopping.signal)
      count('done')
      metrics?.jobLast.set({ job: name }, systemClock.now() / 1000)
    } catch (error) {
      count('failed')
      log.error({ err: error, job: name }, 'a job failed; it is tried again')
      throw error
    }
  }

  const given = async (boss: PgBoss | null) =>
    ((await boss?.findJobs<Name>(deadLetters, { limit: 1_000 })) ?? [])
      .filter(({ state }) => state === 'created')
      .toSorted((one, other) => other.createdOn.getTime() - one.createdOn.getTime())

  return {
    install() {
      installed = (async () => {
        const boss = await open({ migrate: true, supervise: false }, 1)
        await boss.createQueue(deadLetters, { retentionSeconds: deadLettersKept })
        await boss.createQueue(queue, {
          policy: 'exclusive',
          deadLetter: deadLetters,
          expireInSeconds: longest,
          ...retries,
        })
        opened.delete(boss)
        await boss.stop({ graceful: false })
      })()
      return installed
    },

    async start(jobs) {
      if (isStopped) return
      const byName = new Map(jobs.map((job) => [job.name, job]))
      if (byName.size !== jobs.length) throw new Error('Two jobs have one name.')
      running = open({ migrate: false, supervise: true }, startAttempts)
      const boss = await running
      if (isStopped) return
      const work = () =>
        boss.work<Name>(
          queue,
          { pollingIntervalSeconds: lookEvery, batchSize: 1, burstWhenBatchFull: true },
          ([taken]) => run(byName, taken?.data.name ?? ''),
        )
      const workers = await Promise.all(Array.from({ length: lanes }, work))
      if (isStopped) return
      isRunning = true
      for (const { name, every } of jobs) {
        for (const outcome of ['done', 'failed']) metrics?.jobRuns.inc({ job: name, outcome }, 0)
        metrics?.jobEvery.set({ job: name }, every / 1000)
        metrics?.jobLast.set({ job: name }, systemClock.now() / 1000)
      }
      for (const job of jobs) {
        const now = () => void ask(boss, workers, job).catch(onError)
        timers.push(setTimeout(now, Math.min(job.every, firstAfter)), setInterval(now, job.every))
      }
    },

    isRunning: () => isRunning,

    async failures() {
      const failed = new Map<string, FailedJob>()
      for (const { data, createdOn, sourceOutput } of await given(await asked())) {
        const at = createdOn.getTime()
        const known = failed.get(data.name)
        if (known) {
          known.times += 1
          known.since = at
        } else {
          const problem = problemOf(sourceOutput)
          failed.set(data.name, { name: data.name, times: 1, since: at, lastAt: at, problem })
        }
      }
      return [...failed.values()]
    },

    async runAgain(name) {
      const boss = await asked()
      const [last, ...earlier] = (await given(boss)).filter(({ data }) => data.name === name)
      if (!boss || !last) return false
      await boss.redrive(deadLetters, { ids: [last.id] })
      // Where the job waits already nothing is sent again, and the dead letter is still there.
      await boss.deleteJob(deadLetters, [last.id, ...earlier.map(({ id }) => id)])
      return true
    },

    async dismiss(name) {
      const boss = await asked()
      const ids = (await given(boss)).filter(({ data }) => data.name === name).map(({ id }) => id)
      if (boss && ids.length) await boss.deleteJob(deadLetters, ids)
      return ids.length > 0
    },

    async stop() {
      isStopped = true
      isRunning = false
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      // Tables that are being made are made: cut off from its connections, whoever makes them would wait for good.
      await installed.catch(() => {})
      // One that is still being opened gives up.
      // All at once: one after the other they would outlast the time that a process has to end.
      await Promise.all([...opened].map((boss) => boss.stop({ graceful: true, timeout: patience })))
    },
  }
}
