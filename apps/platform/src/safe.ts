import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSafe } from '@marquee/platform-kernel/config'
import { openDatabase } from '@marquee/platform-kernel/database'
import { EnvironmentError } from '@marquee/platform-kernel/environment'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { ArchiveFault } from '@marquee/platform-record/archive/file'
import { withArchives } from '@marquee/platform-record/archive/withArchives'
import { exportRecord } from '@marquee/platform-record/export'
import { publicKeyOf } from '@marquee/platform-record/key'
import { ownKey } from './process/dataFolder.ts'
import { StartFailure } from './process/failure.ts'
import { openStore } from './process/openStore.ts'
import { programArguments } from './process/programArguments.ts'

const usage = `Say what is to be done:
  export --to <file> [--database <address>] [--data <folder>] [--archives <folder>]
                          writes the sealed record, for safe:verify; with months that were archived
  key [--data <folder>]   tells the public key of SEAL_KEY`

function readArguments() {
  const option = { type: 'string' } as const
  const options = { to: option, database: option, data: option, archives: option }
  try {
    const { values, positionals } = parseArgs({
      args: programArguments('safe'),
      options,
      allowPositionals: true,
    })
    return { ...values, command: positionals.join(' ') }
  } catch (error) {
    throw new StartFailure(usage, error)
  }
}

/** @throws StartFailure for a folder without it: looking must not make a new one. */
function refuseWithout(folder: string, name: string): void {
  if (existsSync(join(folder, name))) return
  throw new StartFailure(
    `There is no ${name} in ${folder}. Name the data folder of the platform with --data; that of pnpm start is .data/database.`,
  )
}

/** Writes the record of a database to a file, which must not be there yet. */
async function exportTo(
  path: string,
  {
    url,
    folder,
    archives,
  }: { url: string | undefined; folder: string; archives?: string | undefined },
): Promise<void> {
  if (!url) refuseWithout(folder, 'database')
  // All of the platform: seconds that who only asks for the key need not wait for.
  const { sealedKinds } = await import('./modules.ts')
  const { target, release } = await openStore(url, folder)
  const db = openDatabase(
    target.kind === 'postgres' ? { ...target, poolSize: 1, statementTimeout: 0 } : target,
  )
  try {
    const { lines, waiting } = await withArchives(db, archives, async (whole) => {
      const file = openSync(path, 'wx')
      const exported = await exportRecord(whole, sealedKinds(), (text) => writeSync(file, text))
      closeSync(file)
      return exported
    })
    console.log(`${path}: ${lines} lines. Waiting for the next seal, and not in it: ${waiting}.`)
  } finally {
    await db.destroy()
    release()
  }
}

try {
  const { command, to, database, data, archives } = readArguments()
  const { DATABASE_URL, DATA_DIR, SEAL_KEY } = readSafe(process.env)
  const folder = resolve(data ?? DATA_DIR)
  if (command === 'export' && to) {
    // Whoever names a data folder means the embedded database in it.
    const url = database ?? (data ? undefined : DATABASE_URL)
    await exportTo(resolve(to), { url, folder, archives: archives && resolve(archives) })
  } else if (command === 'key') {
    if (!SEAL_KEY) refuseWithout(folder, 'seal.key')
    console.log(publicKeyOf(SEAL_KEY ?? ownKey(folder, 'seal', systemRandomness)))
  } else throw new StartFailure(usage)
} catch (error) {
  const isPlain = [StartFailure, EnvironmentError, ArchiveFault].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${isPlain ? (error as Error).message : String(error)}\n`)
  process.exitCode = 1
}
