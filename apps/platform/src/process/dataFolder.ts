import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { openDatabase } from '@marquee/platform-kernel/database'
import type { Randomness } from '@marquee/platform-kernel/random'
import { damaged, StartFailure } from './failure.ts'

const holder = z.object({ pid: z.int().positive(), startedAt: z.string().nullable() })
type Holder = z.infer<typeof holder>

/** Two processes that both take over a stale lock see, after this many ms, whose it became. */
const settleTime = 100

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** When a process began, in the kernel's own count: a pid that was given out anew differs here. Null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold spaces; the count is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return startedAt === startOf(pid)
}

/** The living process that holds a lock, or null for none, a dead one or a file cut short. */
function holderOf(path: string): Holder | null {
  try {
    const found = holder.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return found.success && isAlive(found.data) ? found.data : null
  } catch {
    return null
  }
}

/** Makes the data folder if there is none. @throws StartFailure when nothing can be written there. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${String(codeOf(error))}). Let this user write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

/**
 * Makes this process the only one that opens the folder's database; a lock that a dead process left
 * is taken over. Gives the function that releases it.
 * @throws StartFailure naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'platform.lock')
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: startOf(process.pid),
  } satisfies Holder)
  const refuse = (pid: number | string) =>
    new StartFailure(
      `The database in ${folder} is open in another platform (process ${pid}). End that process, or set DATA_DIR to another folder.`,
    )
  try {
    writeFileSync(path, mine, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const other = holderOf(path)
    if (other) throw refuse(other.pid)
    const own = `${path}.${process.pid}`
    writeFileSync(own, mine)
    renameSync(own, path)
    await wait(settleTime)
    if (readFileSync(path, 'utf8') !== mine) throw refuse(holderOf(path)?.pid ?? 'unknown')
  }
  return () => rmSync(path, { force: true })
}

/**
 * Makes the embedded database under another name first, so that a start that is broken off leaves
 * none half made; does nothing when there is one.
 * @throws StartFailure for a folder that is not a database: opening it would begin one on top.
 */
export async function prepareDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (existsSync(folder) && readdirSync(folder).length) throw new StartFailure(damaged(folder))
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const db = openDatabase({ kind: 'embedded', folder: unfinished })
  await sql`select 1`.execute(db)
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

/** A secret of this data folder: made once, kept where only this user reads it. */
export function ownKey(
  folder: string,
  name: 'renderer' | 'identity' | 'seal',
  random: Randomness,
): string {
  const path = join(folder, `${name}.key`)
  try {
    writeFileSync(path, random.token(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
