import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { asUser, binaries, isRoot } from '@marquee/drills/servers'
import { openDatabase } from '@marquee/platform-kernel/database'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { sql } from 'kysely'

const run = promisify(execFile)
const program = (name: string) => path.join(binaries(), name)
const as = (name: string, ...args: string[]) => run(...asUser(program(name), args))

/** A folder that the database's user may write to. */
async function ownFolder(folder: string): Promise<string> {
  mkdirSync(folder)
  if (isRoot) await run('chown', ['postgres', folder])
  return folder
}

export interface Copies {
  /** A base backup. */
  base: string
  /** What the server wrote since before it. */
  wal: string
  /** Resolves when the server is gone and everything that came from it is written. */
  ended: Promise<unknown>
}

/** Copies a server while it is used: first whatever it writes from now on, then all that it has. */
export async function keepCopies(url: string, folder: string): Promise<Copies> {
  const wal = await ownFolder(path.join(folder, 'wal'))
  const base = await ownFolder(path.join(folder, 'base'))
  const slot = ['-d', url, '-D', wal, '--slot', 'copies']
  await as('pg_receivewal', ...slot, '--create-slot')
  // Each write is on the disk before the server is told so; it ends with the server.
  const receiver = spawn(
    ...asUser(program('pg_receivewal'), [...slot, '--synchronous', '--no-loop']),
    { stdio: 'ignore' },
  )
  const ended = once(receiver, 'exit')
  await as('pg_basebackup', '-d', url, '-D', base, '-c', 'fast', '-X', 'none')
  return { base, wal, ended }
}

/** As PostgreSQL reads a moment in its settings, where it takes no `Z`. */
const timeOf = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace('T', ' ').replace('Z', '+00')

export interface Restored {
  url: string
  /** How long it took until it could be used, in ms. */
  took: number
  remove: () => Promise<void>
}

/** The copies are not enough: with what the server that was made of them said. */
export class Unrestorable extends Error {
  override name = 'Unrestorable'
}

async function untilRecovered(url: string): Promise<void> {
  const db = openDatabase({ kind: 'postgres', url, poolSize: 1 })
  try {
    for (;;) {
      const { rows } = await sql<{ is_over: boolean }>`
        select not pg_is_in_recovery() as is_over`.execute(db)
      if (rows[0]?.is_over) return
      await sleep(50)
    }
  } finally {
    await db.destroy()
  }
}

/**
 * A server of its own from copies, as it was at a moment (epoch ms), or at the end of what was received.
 * @throws Unrestorable when they do not reach it.
 */
export async function restore(
  { base, wal }: Pick<Copies, 'base' | 'wal'>,
  folder: string,
  until: number | null,
): Promise<Restored> {
  const began = performance.now()
  const data = path.join(await ownFolder(folder), 'data')
  cpSync(base, data, { recursive: true, preserveTimestamps: true })
  const settings = [
    // The last piece is one that was not full yet.
    `restore_command = 'cp "${wal}/%f" "%p" 2>/dev/null || cp "${wal}/%f.partial" "%p"'`,
    ...(until === null ? [] : [`recovery_target_time = '${timeOf(until)}'`]),
    `recovery_target_action = 'promote'`,
  ]
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  writeFileSync(path.join(data, 'recovery.signal'), '')
  if (isRoot) await run('chown', ['-R', 'postgres', data])
  await run('chmod', ['700', data])
  const port = await freePort()
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const log = path.join(folder, 'log')
  const url = `postgres://marquee@127.0.0.1:${port}/postgres`
  const stop = async () => void (await as('pg_ctl', '-D', data, '-m', 'immediate', 'stop'))
  try {
    await as('pg_ctl', '-D', data, '-o', options, '-l', log, '-w', '-t', '120', 'start')
    await untilRecovered(url)
  } catch (error) {
    // Why is in its own words.
    const told = existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''
    await stop().catch(() => undefined)
    throw new Unrestorable(`The copies could not be restored: ${told}`, { cause: error })
  }
  return {
    url,
    took: performance.now() - began,
    remove: stop,
  }
}
