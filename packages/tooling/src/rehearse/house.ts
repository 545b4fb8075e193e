import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import type { Unpacked } from './archives.ts'
import { type Exits, type Running, runArchive } from './processes.ts'
import type { Ports } from './proxy.ts'

/** What is rehearsed, and with whom. */
export interface Rehearsed {
  brand: string
  /** Key of the brand, as its manifest says. */
  key: string
  earlier: Unpacked
  next: Unpacked
  players: number
  seed: number
  /** Where everything is that is thrown away afterwards. */
  folder: string
  /** Port where players come in; any that is free unless given. */
  port?: number
}

/** Addresses, secrets and folders of everything that runs. */
export interface House {
  ports: Ports
  origin: string
  /** Of both processes of a release. */
  env: Record<'platform' | 'front', NodeJS.ProcessEnv>
  dataDir: string
  exits: Exits
}

/** Chooses them; nothing runs yet. */
export async function makeHouse(
  { folder, key, port }: Rehearsed,
  database: string,
  redis: string,
): Promise<House> {
  const two = async () => [await freePort(), await freePort()] as const
  const ports = {
    edge: port ?? (await freePort()),
    gate: await freePort(),
    fronts: await two(),
    platforms: await two(),
  }
  const origin = `http://127.0.0.1:${ports.edge}`
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const shared = {
    NODE_ENV: 'development',
    SANDBOX: '1',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    RENDERER_KEY: randomBytes(24).toString('base64'),
    BRAND_HOSTS: `127.0.0.1=${key}`,
  }
  const platform = {
    ...shared,
    WINDFALLS: 'off',
    DATABASE_URL: database,
    REDIS_URL: redis,
    DATA_DIR: dataDir,
    IDENTITY_KEY: randomBytes(32).toString('base64'),
    SEAL_KEY: randomBytes(32).toString('base64'),
  }
  const front = {
    ...shared,
    PLATFORM_URL: `http://127.0.0.1:${ports.gate}`,
    PUBLIC_ORIGIN: origin,
    // There is no TLS on this machine: a trusted proxy that said so would have players sent to it.
    TRUSTED_PROXIES: '',
  }
  return { ports, origin, env: { platform, front }, dataDir, exits: [] }
}

type Which = 'now' | 'next'

/** Starts a process of a release at its place. */
export function starterOf({ ports, env, exits }: House, { earlier, next, folder }: Rehearsed) {
  const releaseAt = { now: earlier, next }
  const nth = (which: Which) => (which === 'now' ? 0 : 1)
  return {
    platform: (which: Which): Promise<Running> =>
      runArchive(
        `platform ${releaseAt[which].name}`,
        releaseAt[which].platform,
        { ...env.platform, PLATFORM_PORT: String(ports.platforms[nth(which)]) },
        exits,
      ),
    /** @param knowsOthers whether the archives beside it were there when it was started. */
    front: (which: Which, knowsOthers: boolean): Promise<Running> =>
      runArchive(
        `front ${releaseAt[which].name}`,
        releaseAt[which].front,
        {
          ...env.front,
          PORT: String(ports.fronts[nth(which)]),
          ...(knowsOthers && { EARLIER_RELEASES: folder }),
        },
        exits,
      ),
  }
}
