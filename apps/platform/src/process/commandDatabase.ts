import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import { EnvironmentError } from '@marquee/platform-kernel/environment'
import { ArchiveFault } from '@marquee/platform-record/archive/file'
import { StartFailure } from './failure.ts'
import { openStore } from './openStore.ts'

/** @throws StartFailure for a folder without it: looking must not make a new one. */
export function refuseWithout(folder: string, name: string): void {
  if (existsSync(join(folder, name))) return
  throw new StartFailure(
    `There is no ${name} in ${folder}. Name the data folder of the platform with --data; that of pnpm start is .data/database.`,
  )
}

/**
 * Runs what a command does on a database that is there: by one connection, and without a limit of time.
 * @param url of a PostgreSQL server; without one it is the embedded database of the folder.
 * @throws StartFailure where there is none, or another process has it.
 */
export async function inDatabase(
  url: string | undefined,
  folder: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (!url) refuseWithout(folder, 'database')
  const { target, release } = await openStore(url, folder)
  const db = openDatabase(
    target.kind === 'postgres' ? { ...target, poolSize: 1, statementTimeout: 0 } : target,
  )
  try {
    await work(db)
  } finally {
    await db.destroy()
    release()
  }
}

/** Says why a command failed: in a sentence what whoever called it can mend. It ends with 1. */
export function tellFailure(error: unknown): void {
  const isPlain = [StartFailure, EnvironmentError, ArchiveFault].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${isPlain ? (error as Error).message : String(error)}\n`)
  process.exitCode = 1
}
