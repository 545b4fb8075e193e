import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@marquee/platform-kernel/testing/freePort'

const run = promisify(execFile)
export const isRoot = process.getuid?.() === 0

/** What is missing on this machine, and how to get it. */
export class Missing extends Error {}

/** PostgreSQL refuses to run as root. */
export const asUser = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

/** Where the programs of the newest PostgreSQL are. @throws Missing without one. */
export function binaries(): string {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Missing('PostgreSQL is not installed: apt-get install postgresql.')
  return path.join(folder, newest, 'bin')
}

export interface DatabaseServer {
  url: string
  /** As an administrator stops it in a hurry: what runs is cut off. */
  stop: () => Promise<void>
  /** Resolves when it takes connections again. */
  start: () => Promise<void>
  /** Takes the disk away until the function that is given is called; null where it has none of its own. */
  fillDisk: () => (() => void) | null
  /** Resolves when it takes connections. */
  ready: () => Promise<void>
  remove: () => Promise<void>
}

/** How large the disk is that a database has to itself, in MB. */
const diskMb = 768

/**
 * A PostgreSQL server of its own, in a new folder; as root on a small disk of its own, which can be filled.
 * @param options.grows on the disk of the folder instead, for more than a small disk holds
 */
export async function startDatabase(
  folder: string,
  { grows = false }: { grows?: boolean } = {},
): Promise<DatabaseServer> {
  const bin = binaries()
  const port = await freePort()
  const disk = path.join(folder, 'postgres')
  mkdirSync(disk)
  const hasDisk =
    isRoot &&
    !grows &&
    (await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk]).then(
      () => true,
      () => false,
    ))
  if (isRoot) await run('chown', ['postgres', disk])
  chmodSync(folder, 0o755)
  const data = path.join(disk, 'data')
  const as = (command: string, args: string[]) => run(...asUser(path.join(bin, command), args))
  const giveBack = async () => {
    if (hasDisk) await run('umount', [disk]).catch(() => undefined)
  }
  await as('initdb', ['-D', data, '-U', 'marquee', '--auth=trust']).catch(
    async (error: unknown) => {
      await giveBack()
      throw error
    },
  )
  const options = `-p ${port} -k ${disk} -c listen_addresses=127.0.0.1 -c max_connections=200 -c max_wal_size=${grows ? '2GB' : '128MB'} -c min_wal_size=32MB`
  const ctl = (...args: string[]) => as('pg_ctl', ['-D', data, ...args])
  const start = async () => {
    await ctl('-o', options, '-l', path.join(disk, 'log'), '-w', '-t', '60', 'start')
  }
  const ready = async () => {
    for (let time = 0; time < 600; time++) {
      const isUp = await as('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      )
      if (isUp) return
      await sleep(50)
    }
    throw new Error('PostgreSQL does not take connections after half a minute.')
  }
  await start()
  const filler = path.join(disk, 'filler')
  return {
    url: `postgres://marquee@127.0.0.1:${port}/postgres`,
    stop: async () => void (await ctl('-m', 'immediate', '-w', 'stop')),
    start,
    ready,
    fillDisk() {
      if (!hasDisk) return null
      const { bavail, bsize } = statfsSync(disk)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize))
      } catch {
        // It is full, which is what was wanted.
      }
      return () => rmSync(filler, { force: true })
    },
    async remove() {
      await ctl('-m', 'immediate', 'stop').catch(() => undefined)
      await giveBack()
    },
  }
}

export interface RedisServer {
  url: string
  /** SIGSTOP: connections stay open and nothing is answered, until the function that is given is called. */
  pause: () => () => void
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A Redis server of its own that keeps nothing. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const begun = spawn(
      'redis-server',
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    child = begun
    await new Promise<void>((resolve, reject) => {
      begun.once('error', () =>
        reject(new Missing('Redis is not installed: apt-get install redis-server.')),
      )
      begun.once('exit', () => reject(new Error('Redis ended before it was ready.')))
      begun.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) resolve()
      })
    })
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    pause() {
      const paused = child
      paused?.kill('SIGSTOP')
      return () => paused?.kill('SIGCONT')
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
