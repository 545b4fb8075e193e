import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../../..')
/** Of this run alone, as its temporary folder is: what is in there was made of the sources as they are. */
const folder = path.join(tmpdir(), 'built-platform')
const program = path.join(folder, 'server.js')
const failure = path.join(folder, 'failure.txt')

/** Who waits for another that builds looks this often, in ms. */
const lookEvery = 100

async function build(): Promise<void> {
  // Tooling packs this package: it is no dependency of it, and is looked up where it is needed.
  const maker = path.join(root, 'packages/tooling/src/release/platform.ts')
  const { bundlePlatform } = (await import(/* @vite-ignore */ maker)) as {
    bundlePlatform: () => Promise<{ code: Buffer }>
  }
  const { code } = await bundlePlatform()
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'apps/platform/package.json'), 'utf8'),
  ) as { version: string }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }))
  // What an archive has beside its program: files that are no scripts.
  symlinkSync(path.join(root, 'games'), path.join(folder, 'studio-games'))
  symlinkSync(
    path.join(root, 'packages/platform-kernel/node_modules'),
    path.join(folder, 'node_modules'),
  )
  // Renamed into place: others wait for it.
  writeFileSync(`${program}.draft`, code)
  renameSync(`${program}.draft`, program)
}

/** True for the one of a run's workers that is to build. */
function isFirst(): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/**
 * The platform in one file, as archives have it, of the sources as they are: it starts in a third of the
 * processor time that its sources take. Built once in a run, by whichever test asks first.
 * @returns the file; the name of a command may follow it: `staff`, `safe` or `archive`.
 * @throws when it cannot be built.
 */
export async function builtPlatform(): Promise<string> {
  if (isFirst()) {
    try {
      await build()
    } catch (error) {
      writeFileSync(failure, String(error))
      throw error
    }
  }
  while (!existsSync(program)) {
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'))
    await sleep(lookEvery)
  }
  return program
}
