import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Hono } from 'hono'
import { allBrands } from './brands/index.ts'
import { grantApplication } from '@marquee/platform-kernel/applicationRole'
import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import { type BrandDirectory, makeBrandDirectory } from '@marquee/platform-kernel/brands'
import { MovableClock } from '@marquee/platform-kernel/clock'
import type { DatabaseTarget } from '@marquee/platform-kernel/database'
import { toUnavailable } from '@marquee/platform-kernel/databaseFailure'
import { drain } from '@marquee/platform-kernel/drain'
import { openFiles } from '@marquee/platform-kernel/files'
import { callerOf, makeHttp } from '@marquee/platform-kernel/http'
import { makeListeners } from '@marquee/platform-kernel/events'
import { openKernel } from '@marquee/platform-kernel/kernel'
import { listenOn } from '@marquee/platform-kernel/listenOn'
import { composeKinds } from '@marquee/platform-kernel/ledgerKinds'
import { type JobQueue, makeJobQueue } from '@marquee/platform-kernel/jobs'
import { handlersOf, type Surroundings } from '@marquee/platform-kernel/module'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { startOutbox } from '@marquee/platform-kernel/outbox'
import type { Kernel } from '@marquee/platform-kernel/command'
import { makeRateLimiter, type RateLimiter } from '@marquee/platform-kernel/rateLimit'
import { connectRedis } from '@marquee/platform-kernel/redis'
import {
  makeRegionLearner,
  makeRegionSource,
  type RegionSettings,
} from '@marquee/platform-kernel/region'
import { type Sockets, startSockets } from '@marquee/platform-kernel/sockets'
import { statusOf } from '@marquee/platform-kernel/status'
import { whileStarting } from '@marquee/platform-kernel/startLock'
import { lookupOf } from '@marquee/platform-providers'
import { contract } from './contract.ts'
import { modules, sealedKinds } from './modules.ts'
import { mountHealth } from './process/health.ts'
import { observe } from './process/observe.ts'
import type { PlatformOptions } from './options.ts'
import { openAccounts, withAccounts } from './process/accounts.ts'
import { type Taken, takeSettings } from './process/editedSettings.ts'
import { reportErrors } from './process/reporting.ts'
import { does } from './process/role.ts'
import { startWork } from './process/work.ts'
import { startWorld } from './world/index.ts'

export interface RunningPlatform {
  url: string
  port: number
  surroundings: Surroundings
  /** Resolves once everybody has heard of what happened so far. */
  idle: () => Promise<void>
  /** Resolves once brands have the past that was asked for. */
  filled: Promise<void>
  /**
   * Serves a brand by other settings from now on, as if it had started with them.
   * @throws Error for settings that do not fit; those before stay.
   */
  takeSettings: (source: BrandSource) => Promise<Taken>
  /** Tells of what ends the process, where it can be told in time. */
  fail: (error: unknown) => Promise<void>
  stop: () => Promise<void>
}

function directory(
  extraHosts: Record<string, string> = {},
  backOfficeHosts = ['back-office.localhost'],
): BrandDirectory {
  const own = [...allBrands.values()].flatMap((brand) =>
    brand.hosts.map((host) => [host, brand.key]),
  )
  return makeBrandDirectory({ ...Object.fromEntries(own), ...extraHosts }, backOfficeHosts)
}

/** The host name that stands in links: a brand's own domain where one was given. */
const hostOf = (brand: string, { extraHosts = {} }: Pick<PlatformOptions, 'extraHosts'>): string =>
  Object.keys(extraHosts).find((host) => extraHosts[host] === brand) ??
  allBrands.get(brand)?.hosts[0] ??
  'localhost'

const migrationsOf = () => modules.flatMap((module) => module.migrations ?? [])

const openPlatformKernel = (options: PlatformOptions, migrates: boolean): Promise<Kernel> =>
  openKernel({
    ...options,
    ...(options.target.kind === 'postgres' && {
      target: {
        onLostConnection: (error: Error) =>
          options.log.warn({ err: error }, 'a connection to the database was lost'),
        ...options.target,
      },
    }),
    originOf: (brand) =>
      (options.siteOrigin ?? 'http://{host}:3000').replace('{host}', hostOf(brand, options)),
    migrations: migrationsOf(),
    migrates,
    brands: withAccounts(options),
    listeners: makeListeners(modules),
  })

interface Parts {
  kernel: Kernel
  brands: BrandDirectory
  limit: RateLimiter
  sockets: Sockets | null
  jobs: JobQueue
}

/** What every module may reach. */
function surround(
  options: PlatformOptions,
  { kernel, brands, limit, sockets, jobs }: Parts,
): Surroundings {
  const { log, rendererKey } = options
  const sandbox = options.sandbox && options.clock instanceof MovableClock ? options.clock : null
  const secretFor = (purpose: string) =>
    createHmac('sha256', rendererKey).update(purpose).digest('base64url')
  const providers = openAccounts(options, { kernel, isSandbox: sandbox !== null, secretFor })
  const regions: RegionSettings = {
    trustsHeader: options.trustsRegionHeader ?? false,
    lookUp:
      providers.geolocation && lookupOf(providers.geolocation, { now: () => kernel.clock.now() }),
    sandbox: sandbox !== null,
  }
  const surroundings: Surroundings = {
    kernel,
    sockets,
    jobs,
    contract,
    ledgerKinds: composeKinds(modules),
    brands: new Map(kernel.brands),
    log,
    limit,
    sandbox,
    providers,
    sealing: options.seals ? { ...options.seals, kinds: sealedKinds() } : null,
    livedIn: new Set(sandbox ? options.livedIn : []),
    files: openFiles(
      options.filesFolder ?? mkdtempSync(join(tmpdir(), 'marquee-files-')),
      options.filesBucket,
    ),
    secretFor,
    regionOf: makeRegionSource(regions),
    learnRegion: makeRegionLearner(regions),
    unknownRegion: options.unknownRegion ?? 'open',
    brandOf: (http) => brands.ofHost(callerOf(http, rendererKey).host),
    status: statusOf([]),
  }
  surroundings.status = statusOf(modules.flatMap((module) => module.status?.(surroundings) ?? []))
  return surroundings
}

/** First data of an empty database. */
const seed = (surroundings: Surroundings, target: DatabaseTarget): Promise<void> =>
  whileStarting(surroundings.kernel.db, target, async () => {
    for (const module of modules) await module.seed?.(surroundings)
  })

/**
 * Brings a database up to date, with its first data and the queue of jobs, and closes it again.
 * @param application the role that serves players, where that is another one than migrates.
 */
export async function migratePlatform(
  options: PlatformOptions,
  application?: string,
): Promise<void> {
  const kernel = await openPlatformKernel(options, true)
  const brands = directory(options.extraHosts, options.backOfficeHosts)
  const jobs = makeJobQueue(kernel.db, options.target, options.log)
  const limit = makeRateLimiter()
  try {
    const surroundings = surround(options, { kernel, brands, limit, sockets: null, jobs })
    await seed(surroundings, options.target)
    await jobs.install()
    if (application !== undefined) await grantApplication(kernel.db, application)
  } finally {
    await kernel.db.destroy()
  }
}

/** How long reports of failures may take to leave when a process ends, in ms. */
const lastWords = 2_000

/** How often a process without Redis looks whether another one ended sessions of its connections, in ms. */
const sessionsLookedAtEvery = 2_000

/** Starts what the process's role is for: HTTP calls, realtime, deliveries and jobs, on one database. */
export async function startPlatform(given: PlatformOptions): Promise<RunningPlatform> {
  const reporting = reportErrors(given)
  const { log } = reporting
  const options = { ...given, log }
  const { rendererKey, target, role = 'all' } = options
  const kernel = await openPlatformKernel(options, role === 'all')
  const redis = options.redisUrl
    ? connectRedis(options.redisUrl, (error) => log.warn({ err: error }, 'Redis is away'))
    : undefined
  const brands = directory(options.extraHosts, options.backOfficeHosts)
  const onError = (error: unknown) =>
    toUnavailable(error)
      ? log.warn({ reason: String(error) }, 'realtime waits for the database')
      : log.error({ err: error }, 'realtime failed')

  const limit = makeRateLimiter(redis, options.limitFactor)
  const server = createServer()
  const holdsConnections = does(role, 'sockets')
  // A process that holds none reaches those of others through Redis.
  const sockets =
    holdsConnections || redis
      ? startSockets({
          kernel,
          server: holdsConnections ? server : createServer(),
          allowOrigin: (origin, host) =>
            brands.ofHost(host) !== null && URL.parse(origin)?.host === host,
          onError,
          limit,
          ...(redis && { adapter: createAdapter(redis) }),
        })
      : null
  const outbox = sockets && holdsConnections ? startOutbox(kernel, sockets.publish, onError) : null
  const jobs = makeJobQueue(kernel.db, target, log, kernel.metrics)
  const surroundings = surround(options, { kernel, brands, limit, sockets, jobs })
  reporting.begin(surroundings.providers.monitoring)
  if (role === 'all') await seed(surroundings, target)
  const app = does(role, 'api')
    ? makeHttp({
        kernel,
        brands,
        limit,
        learnRegion: surroundings.learnRegion,
        log,
        rendererKey,
        calls: contract.calls,
        handlers: handlersOf(modules, surroundings),
        guards: modules.flatMap((module) => module.guard?.(surroundings) ?? []),
        checkResponses: options.checkResponses ?? false,
      })
    : new Hono()
  const migrationNames = [...kernelMigrations, ...migrationsOf()].map(({ name }) => name)
  const answersMetrics = observe(options, {
    surroundings,
    jobs,
    redis,
    migrations: migrationNames,
    domains: modules.flatMap((module) => module.gauges?.(surroundings) ?? []),
  })
  let isStopping = false
  mountHealth(app, {
    db: kernel.db,
    migrations: migrationNames,
    redis,
    isStopping: () => isStopping,
    ...(role === 'worker' && { jobs }),
  })
  // Calls see to it themselves, so that what they count and trace tells of it too.
  app.use((_http, next) => kernel.outage.bound(next))
  if (does(role, 'api'))
    for (const module of modules) {
      module.routes?.(app, surroundings)
      if (surroundings.sandbox) for (const mount of module.gifts ?? []) mount(app, surroundings)
    }
  const work = does(role, 'worker')
    ? startWork(options, { surroundings, jobs, isInstalling: role === 'all' }, onError)
    : null
  const looking =
    role === 'sockets' && sockets && !redis
      ? setInterval(() => void sockets.closeEnded().catch(onError), sessionsLookedAtEvery)
      : undefined
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    const isForSockets = holdsConnections && request.url?.startsWith('/socket.io/')
    if (isForSockets || answersMetrics(request, response)) return
    void listener(request, response)
  })
  let world: ReturnType<typeof startWorld> | null = null
  const stop = async () => {
    isStopping = true
    clearInterval(looking)
    world?.stop()
    await world?.filled
    const socketsEnded = sockets?.stop()
    await drain(server)
    await socketsEnded
    await (work ?? jobs).stop()
    await outbox?.stop()
    redis?.disconnect()
    await kernel.db.destroy()
    await reporting.flush(lastWords)
    await options.tracing?.stop()
  }
  const { port } = await listenOn(server, {
    port: options.port,
    host: options.host ?? '127.0.0.1',
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  if (surroundings.livedIn.size && sockets && role === 'all')
    world = startWorld({ surroundings, modules, connected: sockets.connectedPlayers })
  const isAnywhere = ['0.0.0.0', '::'].includes(options.host ?? '')
  const host = isAnywhere ? '127.0.0.1' : (options.host ?? '127.0.0.1')
  return {
    url: `http://${host}:${port}`,
    port,
    surroundings,
    idle: work?.idle ?? (async () => {}),
    filled: world?.filled ?? Promise.resolve(),
    takeSettings: (source) => takeSettings(options, surroundings, source),
    fail(error) {
      log.fatal({ err: error }, 'the process failed')
      return reporting.flush(lastWords)
    },
    stop,
  }
}
