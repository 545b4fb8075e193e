import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brandContent, bundleFront } from '../release/brand.ts'
import { archiveIn, archiveOfCommit, commitNamed, lastRelease } from '../release/earlier.ts'
import { buildsOf, sourceOf } from '../release/make.ts'
import { packOf } from '../release/pack.ts'
import { bundlePlatform, migrationNames, platformContent } from '../release/platform.ts'
import { run } from '../run.ts'
import { UsageError } from '../workspace.ts'
import { planted, plantedMigration } from './planted.ts'

/** A release of the platform and of one brand, unpacked and ready to run. */
export interface Unpacked {
  /** What it is called in reports. */
  name: string
  commit: string
  platform: string
  front: string
  migrations: string[]
}

interface Manifest {
  version: string
  commit: string
  migrations?: string[]
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest

/** Unpacks an archive into a folder, and gives the folder. */
export function unpack(archive: string | Buffer, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const input = typeof archive === 'string' ? readFileSync(archive) : archive
  execFileSync('tar', ['xzf', '-'], { cwd: folder, input })
  return folder
}

function unpackedIn(name: string, platform: string, front: string): Unpacked {
  const { commit, migrations = [] } = manifestOf(platform)
  return { name, commit, platform, front, migrations }
}

/** The archive of something that is out, unpacked. @throws UsageError where the folder has none. */
async function place(from: string | undefined, name: string, folder: string): Promise<string> {
  const isFolder = from !== undefined && existsSync(from) && statSync(from).isDirectory()
  const archive = isFolder
    ? archiveIn(from, name)
    : await archiveOfCommit(name, commitNamed(from ?? lastRelease(name) ?? 'HEAD~'))
  if (!archive)
    throw new UsageError(
      `There is no archive of ${name} in ${from}. 'pnpm release:pack ${name} --out ${from}' makes one, in the tree of that release.`,
    )
  return unpack(archive, path.join(folder, `${name}-now`))
}

/**
 * The release that is out, N.
 * @param from a folder of archives, or a commit or tag. Unless given, the newest release of each, and the
 * commit before this one where there is none yet.
 * @throws UsageError where there is neither.
 */
export const earlierRelease = async (
  from: string | undefined,
  brand: string,
  folder: string,
): Promise<Unpacked> =>
  unpackedIn('N', await place(from, 'platform', folder), await place(from, brand, folder))

/**
 * What is out of another brand, which stays as it is. It lies apart: its files are nothing that pages of
 * the brand ask for.
 */
export const earlierFront = (
  from: string | undefined,
  brand: string,
  folder: string,
): Promise<string> => place(from, brand, path.join(folder, 'beside'))

/**
 * The release that is to go out, N+1: the working tree. There is always a migration in between: where it
 * has none of its own, one is planted that adds a column to a table that every round writes.
 */
export async function nextRelease(
  brand: string,
  folder: string,
  earlier: Unpacked,
): Promise<Unpacked & { isPlanted: boolean }> {
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    ...[...buildsOf(brand), ...buildsOf('platform')].map((target) => `--filter=${target}`),
  ])
  const source = sourceOf(true)
  const names = await migrationNames()
  const isPlanted = names.every((name) => earlier.migrations.includes(name))
  const content = await platformContent(await bundlePlatform(isPlanted ? [planted()] : []))
  const migrations = isPlanted ? [...names, plantedMigration.name] : names
  const platform = packOf({ ...content, facts: { ...content.facts, migrations } }, source)
  const front = packOf(await brandContent(brand, await bundleFront(), source), source)
  const release = unpackedIn(
    'N+1',
    unpack(platform.archive, path.join(folder, 'platform-next')),
    unpack(front.archive, path.join(folder, `${brand}-next`)),
  )
  return { ...release, isPlanted }
}
