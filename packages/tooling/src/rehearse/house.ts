import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { readServices, servingRoles } from '../release/deployFiles.ts'
import type { Unpacked } from './archives.ts'
import { type Exits, type Running, runArchive, runToEnd } from './processes.ts'
import type { Hosts, Ports, Two } from './proxy.ts'

/** A brand by its folder and, as its manifest says, its key. */
interface Named {
  brand: string
  key: string
}

/** What is rehearsed, and with whom. */
export interface Rehearsed extends Named {
  /** A brand on a host name of its own that stays as it is. */
  beside: Named & { front: string }
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
  hosts: Hosts
  /** Roles of the platform that run all the time: those of deploy/compose.yaml. */
  roles: string[]
  origins: { brand: string; beside: string }
  /** Of processes of a release. */
  env: Record<'platform' | 'worker' | 'front' | 'beside', NodeJS.ProcessEnv>
  dataDir: string
  exits: Exits
}

const twoPorts = async (): Promise<Two> => [await freePort(), await freePort()]

async function choosePorts(roles: string[], port: number | undefined): Promise<Ports> {
  const platforms: Record<string, Two> = {}
  for (const role of roles) platforms[role] = await twoPorts()
  return {
    edge: { tls: port ?? (await freePort()), clear: await freePort() },
    gate: await freePort(),
    fronts: await twoPorts(),
    beside: await freePort(),
    platforms,
  }
}

/** Chooses them; nothing runs yet. */
export async function makeHouse(
  { folder, key, brand, beside, port }: Omit<Rehearsed, 'earlier' | 'next' | 'players' | 'seed'>,
  database: string,
  redis: string,
): Promise<House> {
  const roles = servingRoles(readServices())
  const ports = await choosePorts(roles, port)
  const hosts = {
    brand: `play.${brand}.localhost`,
    beside: `play.${beside.brand}.localhost`,
    staff: 'staff.localhost',
  }
  const originOf = (host: string) => `https://${host}:${ports.edge.tls}`
  const origins = { brand: originOf(hosts.brand), beside: originOf(hosts.beside) }
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const shared = {
    NODE_ENV: 'development',
    SANDBOX: '1',
    LIMIT_FACTOR: '1000',
    RENDERER_KEY: randomBytes(24).toString('base64'),
    BRAND_HOSTS: `${hosts.brand}=${key},${hosts.beside}=${beside.key}`,
    BACK_OFFICE_HOSTS: hosts.staff,
  }
  const platform = {
    ...shared,
    LOG_LEVEL: 'error',
    WINDFALLS: 'off',
    SITE_ORIGIN: originOf('{host}'),
    DATABASE_URL: database,
    REDIS_URL: redis,
    DATA_DIR: dataDir,
    IDENTITY_KEY: randomBytes(32).toString('base64'),
  }
  const front = {
    ...shared,
    PLATFORM_URL: `http://127.0.0.1:${ports.gate}`,
    PUBLIC_ORIGIN: origins.brand,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  return {
    ports,
    hosts,
    roles,
    origins,
    env: {
      platform,
      worker: { ...platform, SEAL_KEY: randomBytes(32).toString('base64') },
      front,
      beside: { ...front, PUBLIC_ORIGIN: origins.beside },
    },
    dataDir,
    exits: [],
  }
}

type Which = 'now' | 'next'

/** Starts processes of a release at their places. */
export function starterOf(house: House, { earlier, next, folder, beside }: Rehearsed) {
  const { ports, env, roles, exits } = house
  const releaseAt = { now: earlier, next }
  const nth = (which: Which) => (which === 'now' ? 0 : 1)
  const platformOf = (which: Which, role: string, port?: number) => ({
    name: `${role} of ${releaseAt[which].name}`,
    folder: releaseAt[which].platform,
    env: {
      ...env[role === 'worker' ? 'worker' : 'platform'],
      ...(port !== undefined && { PLATFORM_PORT: String(port) }),
    },
    args: ['--role', role],
  })
  return {
    migrate: (which: Which): Promise<void> => runToEnd(platformOf(which, 'migrate')),
    /** A process of each role that serves, by role. */
    platform: (which: Which): [role: string, Promise<Running>][] =>
      roles.map((role) => [
        role,
        runArchive(platformOf(which, role, ports.platforms[role]?.[nth(which)]), exits),
      ]),
    /** @param knowsOthers whether the archives beside it were there when it was started. */
    front: (which: Which, knowsOthers: boolean): Promise<Running> =>
      runArchive(
        {
          name: `front ${releaseAt[which].name}`,
          folder: releaseAt[which].front,
          env: {
            ...env.front,
            PORT: String(ports.fronts[nth(which)]),
            ...(knowsOthers && { EARLIER_RELEASES: folder }),
          },
        },
        exits,
      ),
    beside: (): Promise<Running> =>
      runArchive(
        {
          name: `front of ${beside.brand}`,
          folder: beside.front,
          env: { ...env.beside, PORT: String(ports.beside) },
        },
        exits,
      ),
  }
}
