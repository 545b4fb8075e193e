import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import { allBrands } from './brands/index.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type BrandDirectory, makeBrandDirectory } from '@marquee/platform-kernel/brands'
import { type Clock, MovableClock } from '@marquee/platform-kernel/clock'
import type { DatabaseTarget } from '@marquee/platform-kernel/database'
import { toUnavailable } from '@marquee/platform-kernel/databaseFailure'
import { drain } from '@marquee/platform-kernel/drain'
import { callerOf, makeHttp } from '@marquee/platform-kernel/http'
import { startEvents } from '@marquee/platform-kernel/eventDelivery'
import { makeListeners } from '@marquee/platform-kernel/events'
import { openKernel } from '@marquee/platform-kernel/kernel'
import { composeKinds } from '@marquee/platform-kernel/ledgerKinds'
import { handlersOf, type Surroundings } from '@marquee/platform-kernel/module'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { startOutbox } from '@marquee/platform-kernel/outbox'
import type { Randomness } from '@marquee/platform-kernel/random'
import { makeRateLimiter } from '@marquee/platform-kernel/rateLimit'
import { connectRedis } from '@marquee/platform-kernel/redis'
import {
  type AddressLookup,
  makeRegionSource,
  type UnknownRegion,
} from '@marquee/platform-kernel/region'
import { startSockets } from '@marquee/platform-kernel/sockets'
import { statusOf } from '@marquee/platform-kernel/status'
import { whileStarting } from '@marquee/platform-kernel/startLock'
import { contract } from './contract.ts'
import { modules } from './modules/index.ts'
import { mountHealth } from './process/health.ts'
import { startWorld } from './world/index.ts'

export interface PlatformOptions {
  target: DatabaseTarget
  clock: Clock
  random: Randomness
  log: Logger
  rendererKey: string
  /** Keys the hashes by which brands of the group recognise an excluded player; the same for good. */
  identityKey: string
  /** Address to listen at; this machine alone unless given. */
  host?: string
  /** 0 for any free port. */
  port: number
  redisUrl?: string | undefined
  /** How players reach a brand, with `{host}` for its host name, such as `https://{host}`. */
  siteOrigin?: string
  /** More host names by brand key, beside those of the settings. */
  extraHosts?: Record<string, string>
  /** Host names of the back office; `back-office.localhost` unless given. */
  backOfficeHosts?: string[]
  checkResponses?: boolean
  /** How many times the usual rate limits allow; 1 unless given. */
  limitFactor?: number
  /** Opens `/sandbox/*` and the demo accounts. Needs a clock that moves. */
  sandbox?: boolean
  /** Brands, by key, that have a past and house players in the sandbox; none unless given. */
  livedIn?: Iterable<string>
  /** Where uploads are kept; a new folder of the system's temporary ones unless given. */
  filesFolder?: string
  /** Whether the front hands on regions that a trusted edge wrote. */
  trustsRegionHeader?: boolean
  lookUpAddress?: AddressLookup | undefined
  /** The site's account with a captcha company, for brands that have a captcha. */
  captcha?: { key?: string | undefined; url?: string | undefined }
  /** What holds where nothing is known of an address; everything is open unless given. */
  unknownRegion?: UnknownRegion
}

export interface RunningPlatform {
  url: string
  port: number
  surroundings: Surroundings
  /** Resolves once everybody has heard of what happened so far. */
  idle: () => Promise<void>
  /** Resolves once brands have the past that was asked for. */
  filled: Promise<void>
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

/** Settings of every brand, with the accounts that this environment has for them. */
function withAccounts({ captcha = {} }: PlatformOptions): ReadonlyMap<string, BrandSettings> {
  const { key, url } = captcha
  if (!key && !url) return allBrands
  return new Map(
    [...allBrands].map(([name, brand]) => [
      name,
      { ...brand, captcha: { ...brand.captcha, ...(key && { key }), ...(url && { url }) } },
    ]),
  )
}

/** Starts everything a brand's front talks to: database, HTTP calls, realtime, sweepers. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { log, rendererKey } = options
  const settings = withAccounts(options)
  const migrations = modules.flatMap((module) => module.migrations ?? [])
  const kernel = await openKernel({
    ...options,
    ...(options.target.kind === 'postgres' && {
      target: {
        onLostConnection: (error: Error) =>
          log.warn({ err: error }, 'a connection to the database was lost'),
        ...options.target,
      },
    }),
    originOf: (brand) =>
      (options.siteOrigin ?? 'http://{host}:3000').replace('{host}', hostOf(brand, options)),
    migrations,
    brands: settings,
    listeners: makeListeners(modules),
  })
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
  const sockets = startSockets({
    kernel,
    server,
    allowOrigin: (origin, host) => brands.ofHost(host) !== null && URL.parse(origin)?.host === host,
    onError,
    limit,
    ...(redis && { adapter: createAdapter(redis) }),
  })
  const outbox = startOutbox(kernel, sockets.publish, onError)
  const events = startEvents(kernel, onError, (error, context) =>
    log.error({ err: error, ...context }, 'a listener failed; it is tried again'),
  )
  const sandbox = options.sandbox && options.clock instanceof MovableClock ? options.clock : null
  const surroundings: Surroundings = {
    kernel,
    sockets,
    contract,
    ledgerKinds: composeKinds(modules),
    brands: new Map(settings),
    log,
    limit,
    sandbox,
    livedIn: new Set(sandbox ? options.livedIn : []),
    filesFolder: options.filesFolder ?? mkdtempSync(join(tmpdir(), 'marquee-files-')),
    secretFor: (purpose) => createHmac('sha256', rendererKey).update(purpose).digest('base64url'),
    regionOf: makeRegionSource({
      trustsHeader: options.trustsRegionHeader ?? false,
      lookUp: options.lookUpAddress,
      sandbox: sandbox !== null,
    }),
    unknownRegion: options.unknownRegion ?? 'open',
    brandOf: (http) => brands.ofHost(callerOf(http, rendererKey).host),
    status: statusOf([]),
  }
  surroundings.status = statusOf(modules.flatMap((module) => module.status?.(surroundings) ?? []))
  await whileStarting(kernel.db, options.target, async () => {
    for (const module of modules) await module.seed?.(surroundings)
  })
  const app = makeHttp({
    kernel,
    brands,
    limit,
    log,
    rendererKey,
    calls: contract.calls,
    handlers: handlersOf(modules, surroundings),
    guards: modules.flatMap((module) => module.guard?.(surroundings) ?? []),
    checkResponses: options.checkResponses ?? false,
  })
  let isStopping = false
  mountHealth(app, {
    db: kernel.db,
    migrations: [...kernelMigrations, ...migrations].map(({ name }) => name),
    redis,
    isStopping: () => isStopping,
  })
  for (const module of modules) module.routes?.(app, surroundings)
  const ends = modules.flatMap((module) => module.start?.(surroundings) ?? [])
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io/')) void listener(request, response)
  })
  let world: ReturnType<typeof startWorld> | null = null
  const stop = async () => {
    isStopping = true
    for (const end of ends) end()
    world?.stop()
    await world?.filled
    const socketsEnded = sockets.stop()
    await drain(server)
    await socketsEnded
    await events.stop()
    await outbox.stop()
    redis?.disconnect()
    await kernel.db.destroy()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, options.host ?? '127.0.0.1', resolve)
    })
  } catch (error) {
    await stop()
    throw error
  }
  if (surroundings.livedIn.size)
    world = startWorld({ surroundings, modules, connected: sockets.connectedPlayers })
  const { port } = server.address() as AddressInfo
  const isAnywhere = ['0.0.0.0', '::'].includes(options.host ?? '')
  const host = isAnywhere ? '127.0.0.1' : (options.host ?? '127.0.0.1')
  return {
    url: `http://${host}:${port}`,
    port,
    surroundings,
    idle: events.idle,
    filled: world?.filled ?? Promise.resolve(),
    stop,
  }
}
