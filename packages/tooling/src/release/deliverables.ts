import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Dependency } from '@marquee/brand-build/dependencies'
import { brandFolders, isInternal } from '@marquee/brand-build/front'
import { listedGames } from '@marquee/studio-games/path'
import { appsRoot, root, UsageError } from '../workspace.ts'
import { bundleFront } from './brand.ts'
import { type Bundle } from './bundle.ts'
import { bundlePlatform } from './platform.ts'

/** What goes out by itself, with a version and a changelog of its own. */
export interface Deliverable {
  /** Folder of its app. */
  name: string
  /** Its package, as change files name it. */
  package: string
  /** What people call it. */
  title: string
  version: string
}

/** What a deliverable is made of: a digest for each folder of the repository that has a part in it. */
export type Parts = Record<string, string>

/** What a release was made of, beside its app's `package.json`. */
export interface ReleaseRecord {
  version: string
  parts: Parts
}

const readJson = <T>(...segments: string[]): T =>
  JSON.parse(readFileSync(path.join(root, ...segments), 'utf8')) as T

const titles: Record<string, string> = { platform: 'Platform', 'back-office': 'Back office' }

function deliverableOf(name: string): Deliverable {
  const manifest = readJson<{ name: string; version: string; marquee?: { name: string } }>(
    'apps',
    name,
    'package.json',
  )
  const title = titles[name] ?? manifest.marquee?.name ?? name
  return { name, package: manifest.name, title, version: manifest.version }
}

/** Every released brand, the platform and the back office. */
export const deliverables = (): Deliverable[] =>
  [
    ...brandFolders(appsRoot).filter((folder) => !isInternal(appsRoot, folder)),
    ...Object.keys(titles),
  ].map(deliverableOf)

const recordFile = (name: string) => path.join(appsRoot, name, 'release.json')

/** What the last release was made of; null before the first. */
export const recordOf = (name: string): ReleaseRecord | null =>
  existsSync(recordFile(name)) ? readJson('apps', name, 'release.json') : null

export const recordPath = recordFile

/** Files that no build takes: tests, stories, and what is about a release. */
export const isAside = (file: string): boolean =>
  /\.(?:test|stories)\.tsx?$|\.md$|(?:^|\/)(?:package|release|tsconfig|turbo)\.json$/.test(file)

/** The files of a folder that are in the repository, without what no build takes. */
const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !isAside(file))

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** A digest of the files of each package among some. Files that are gone count as gone. */
function partsOf(files: string[]): Parts {
  const byPackage = Map.groupBy([...new Set(files)].sort(), (file) =>
    file.split('/').slice(0, 2).join('/'),
  )
  const lineOf = (file: string) => {
    const place = path.join(root, file)
    return `${file} ${existsSync(place) ? sha256(readFileSync(place)) : 'gone'}`
  }
  return Object.fromEntries(
    [...byPackage].map(([folder, own]) => [
      folder,
      sha256(own.map(lineOf).join('\n')).slice(0, 12),
    ]),
  )
}

const thirdParty = (dependencies: Dependency[]): Parts => ({
  'packages of others': sha256(
    [...new Set(dependencies.map(({ name, version }) => `${name}@${version}`))].sort().join('\n'),
  ).slice(0, 12),
})

function built<T>(app: string, file: string): T {
  const place = path.join(appsRoot, app, 'dist', file)
  if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as T
  throw new UsageError(
    `There is no ${path.relative(root, place)}, so nobody can tell what is in it. Run 'pnpm build' first.`,
  )
}

/** The programs that several deliverables share, bundled once. */
export interface Programs {
  front: Bundle
  platform: Bundle
}

export const bundlePrograms = async (): Promise<Programs> => ({
  front: await bundleFront(),
  platform: await bundlePlatform(),
})

/** The program that a deliverable runs: all but the platform have the front. */
export const programOf = (name: string, { front, platform }: Programs): Bundle =>
  name === 'platform' ? platform : front

/** What pages and covers of other studios' games are built with. */
const madeWith = ['packages/studio-games', 'packages/game-sdk']

/** Folders of the games of other studios that a deliverable has: those of a brand's list; all on the platform. */
const studioGamesOf = (name: string): string[] => {
  const lists = name === 'platform' ? brandFolders(appsRoot) : [name]
  const slugs = lists.flatMap((folder) => listedGames(path.join(appsRoot, folder)))
  return [...new Set(slugs)].map((slug) => `games/${slug}`)
}

/** The apps whose builds are in a deliverable that has a front. */
const appsOf = (name: string): string[] => (name === 'back-office' ? [name] : [name, 'arcade'])

/**
 * The files of the repository that a deliverable is made of now, from what `pnpm build` has left and the
 * program that it runs (`programOf`).
 * @throws UsageError for a brand that is not built.
 */
export function filesOfDeliverable(name: string, program: Bundle): string[] {
  const covers = filesOf('packages/game-catalogue')
  const studioGames = studioGamesOf(name)
  if (name === 'platform') return [...program.sources, ...covers, ...studioGames.flatMap(filesOf)]
  const apps = appsOf(name)
  const own = name === 'back-office' ? [] : [`apps/${name}`, `themes/${name}`].flatMap(filesOf)
  return [
    ...apps.flatMap((app) => built<string[]>(app, 'sources.json')),
    ...program.sources,
    ...own.filter((file) => !file.endsWith('/campaigns.ts')),
    ...(name === 'back-office' ? [] : covers),
    ...(studioGames.length > 0 ? [...madeWith, ...studioGames].flatMap(filesOf) : []),
  ]
}

/** What a deliverable is made of now. @throws UsageError for a brand that is not built. */
export function partsOfDeliverable(name: string, program: Bundle): Parts {
  const apps = name === 'platform' ? [] : appsOf(name)
  const dependencies = [
    ...program.dependencies,
    ...apps.flatMap((app) => built<Dependency[]>(app, 'dependencies.json')),
  ]
  return { ...partsOf(filesOfDeliverable(name, program)), ...thirdParty(dependencies) }
}

/** The parts that are not what they were, or that came or went, in their order. */
export function changedParts(before: Parts, now: Parts): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...all].filter((part) => before[part] !== now[part]).sort()
}
