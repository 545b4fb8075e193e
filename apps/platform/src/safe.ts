import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSafe } from '@marquee/platform-kernel/config'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { withArchives } from '@marquee/platform-record/archive/withArchives'
import { exportRecord } from '@marquee/platform-record/export'
import { publicKeyOf } from '@marquee/platform-record/key'
import { ownKey } from './process/dataFolder.ts'
import { inDatabase, refuseWithout, tellFailure } from './process/commandDatabase.ts'
import { StartFailure } from './process/failure.ts'
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

/** Writes the record of a database to a file, which must not be there yet. */
async function exportTo(
  path: string,
  {
    url,
    folder,
    archives,
  }: { url: string | undefined; folder: string; archives?: string | undefined },
): Promise<void> {
  await inDatabase(url, folder, async (db) => {
    // All of the platform: seconds that who only asks for the key need not wait for.
    const { sealedKinds } = await import('./modules.ts')
    const { lines, waiting } = await withArchives(db, archives, async (whole) => {
      const file = openSync(path, 'wx')
      const exported = await exportRecord(whole, sealedKinds(), (text) => writeSync(file, text))
      closeSync(file)
      return exported
    })
    console.log(`${path}: ${lines} lines. Waiting for the next seal, and not in it: ${waiting}.`)
  })
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
  tellFailure(error)
}
