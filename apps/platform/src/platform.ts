import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { allBrands } from './brands/index.ts'
import { type BrandDirectory, makeBrandDirectory } from './kernel/brands.ts'
import type { Clock } from './kernel/clock.ts'
import type { DatabaseTarget } from './kernel/database.ts'
import { makeHttp } from './kernel/http.ts'
import { openKernel } from './kernel/kernel.ts'
import type { Surroundings } from './kernel/module.ts'
import { startOutbox } from './kernel/outbox.ts'
import type { Randomness } from './kernel/random.ts'
import { makeRateLimiter } from './kernel/rateLimit.ts'
import { startSockets } from './kernel/sockets.ts'
import { modules } from './modules/index.ts'

export interface PlatformOptions {
  target: DatabaseTarget
  clock: Clock
  random: Randomness
  log: Logger
  rendererKey: string
  /** 0 for any free port. */
  port: number
  redisUrl?: string | undefined
  /** More host names by brand key, beside those of the settings. */
  extraHosts?: Record<string, string>
  checkResponses?: boolean
}

export interface RunningPlatform {
  url: string
  port: number
  surroundings: Surroundings
  stop(): Promise<void>
}

function directory(extraHosts: Record<string, string> = {}): BrandDirectory {
  const own = [...allBrands.values()].flatMap((brand) => brand.hosts.map((host) => [host, brand.key]))
  return makeBrandDirectory({ ...Object.fromEntries(own), ...extraHosts })
}

/** Starts everything a brand's front talks to: database, HTTP calls, realtime, sweepers. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { log, rendererKey } = options
  const kernel = await openKernel({
    ...options,
    migrations: modules.flatMap((module) => module.migrations ?? []),
  })
  const redis = options.redisUrl ? new Redis(options.redisUrl) : undefined
  const brands = directory(options.extraHosts)
  const onError = (error: unknown) => log.error({ err: error }, 'realtime failed')

  const server = createServer()
  const sockets = startSockets({
    kernel,
    server,
    allowOrigin: (origin, host) => brands.ofHost(host) !== null && URL.parse(origin)?.host === host,
    onError,
    ...(redis && { adapter: createAdapter(redis) }),
  })
  const outbox = startOutbox(kernel, sockets.publish, onError)
  const surroundings: Surroundings = { kernel, sockets, brands: allBrands, log }
  for (const module of modules) await module.seed?.(surroundings)
  const app = makeHttp({
    kernel,
    brands,
    limit: makeRateLimiter(redis),
    log,
    rendererKey,
    handlers: Object.assign({}, ...modules.map((module) => module.handlers?.(surroundings) ?? {})),
    checkResponses: options.checkResponses ?? false,
  })
  const ends = modules.flatMap((module) => module.start?.(surroundings) ?? [])
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io')) void listener(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    surroundings,
    async stop() {
      for (const end of ends) end()
      await outbox.stop()
      await sockets.stop()
      server.closeAllConnections()
      redis?.disconnect()
      await kernel.db.destroy()
    },
  }
}
