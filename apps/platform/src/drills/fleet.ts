import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCoversManifest } from '../testing/makeCoversManifest.ts'
import { freePort } from '@marquee/platform-kernel/testing/freePort'

const program = path.resolve(import.meta.dirname, '../main.ts')

/** One process of the platform, over all its lives. */
export interface Limb {
  name: string
  url: string
  /** Where it may be asked now. */
  isUp: () => boolean
  start: () => Promise<void>
  /** Asks what was preloaded, and gives its answer. @throws when the process is not there. */
  ask: (question: string) => Promise<unknown>
  /** SIGKILL: it has no say in the matter. */
  kill: () => Promise<void>
  /** SIGSTOP, until the function that is given is called. */
  pause: () => () => void
}

export interface Fleet {
  limbs: Limb[]
  /** Ends of processes that nobody brought about. */
  exits: string[]
  /** What was written to the error log, over all lives. */
  complaints: string[]
  stop: () => Promise<void>
}

/** What processes of the platform share in a drill. */
export interface Shared {
  folder: string
  databaseUrl: string
  redisUrl: string
  brand: string
}

export interface FleetOptions extends Shared {
  count: number
  /** What the processes do; everything unless given. */
  role?: 'all' | 'api'
  /** What the processes are told beside what all drills tell them. */
  env?: NodeJS.ProcessEnv
  /** What Node itself is told, such as a module that it loads before the platform. */
  nodeArguments?: readonly string[]
}

/** With which fronts would ask in a drill. */
export const rendererKey = 'renderer-key-of-the-drill-0123456789'

/** What every process of the platform is told in a drill, beside its port. */
export const environmentOf = ({
  folder,
  databaseUrl,
  redisUrl,
  brand,
}: Shared): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE_ORIGIN: undefined,
  NODE_ENV: 'development',
  NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  SANDBOX: '1',
  LIMIT_FACTOR: '1000',
  WINDFALLS: 'off',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECT_TIMEOUT: '2000',
  REDIS_URL: redisUrl,
  DATA_DIR: path.join(folder, 'data'),
  RENDERER_KEY: rendererKey,
  IDENTITY_KEY: 'identity-key-of-the-drill-0123456789',
  BRAND_HOSTS: `127.0.0.1=${brand}`,
  COVERS_MANIFEST: makeCoversManifest(),
})

/** Several processes of the platform on one database, each at an address of its own. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { count, role = 'all', nodeArguments = [] } = options
  const env = { ...environmentOf(options), ...options.env }
  const exits: string[] = []
  const complaints: string[] = []

  async function makeLimb(name: string): Promise<Limb> {
    const port = await freePort()
    let child: ChildProcess | undefined
    let isUp = false
    const start = async () => {
      const begun = spawn(process.execPath, [...nodeArguments, program, '--role', role], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...env, PLATFORM_PORT: String(port) },
      })
      child = begun
      begun.stderr?.on('data', (text: Buffer) => complaints.push(`${name}: ${text.toString()}`))
      begun.once('exit', (code, signal) => {
        isUp = false
        if (child === begun) exits.push(`${name} ended by itself (${code ?? signal})`)
      })
      if (!begun.stdout) return
      const lines = createInterface({ input: begun.stdout })
      await Promise.race([once(lines, 'line'), once(begun, 'exit')])
      isUp = begun.exitCode === null
    }
    return {
      name,
      url: `http://127.0.0.1:${port}`,
      isUp: () => isUp,
      start,
      async ask(question) {
        if (!child) throw new Error(`Nobody answers: ${name} is not there.`)
        const answer = once(child, 'message')
        child.send(question)
        return (await answer)[0]
      },
      async kill() {
        const killed = child
        child = undefined
        isUp = false
        if (!killed || killed.exitCode !== null || killed.signalCode !== null) return
        const ended = once(killed, 'exit')
        killed.kill('SIGKILL')
        await ended
      },
      pause() {
        const paused = child
        paused?.kill('SIGSTOP')
        return () => paused?.kill('SIGCONT')
      },
    }
  }

  const limbs = await Promise.all(
    Array.from({ length: count }, (_, n) => makeLimb(`process ${n + 1}`)),
  )
  // The first migrates alone.
  for (const limb of limbs) {
    await limb.start()
    if (!limb.isUp())
      throw new Error(`${limb.name} ended before it served.\n${complaints.join('')}`)
  }
  return {
    limbs,
    exits,
    complaints,
    async stop() {
      for (const limb of limbs) await limb.kill()
    },
  }
}

/** Whether a process says within a second that it can serve. */
async function isReady({ url }: Limb, withRedis: boolean): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) })
    const text = await answer.text()
    return answer.ok && (!withRedis || !text.includes('degraded'))
  } catch {
    return false
  }
}

/** How long it takes until every process that runs can serve, in ms; gives up after 30 s. */
export async function untilHealthy({ limbs }: Fleet, withRedis = false): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    const asked = limbs.filter((limb) => limb.isUp())
    const told = await Promise.all(asked.map((limb) => isReady(limb, withRedis)))
    if (asked.length && told.every(Boolean)) break
    await sleep(25)
  }
  return performance.now() - began
}
