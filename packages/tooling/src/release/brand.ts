import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Dependency } from '@marquee/brand-build/dependencies'
import { compressFiles, stampBuild } from '@marquee/brand-build/stamp'
import { buildRenderer } from '@marquee/brand-build/renderer'
import { listedGames, listFile } from '@marquee/studio-games/path'
import type { BrandServer } from '@marquee/brand-build/front'
import { appsRoot, root, UsageError } from '../workspace.ts'
import { type Bundle, bundle } from './bundle.ts'
import { filesIn } from './folders.ts'
import type { Content, Source } from './pack.ts'

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** @throws UsageError for a part that is not built. */
function demand(file: string): string {
  if (existsSync(file)) return file
  throw new UsageError(`There is no ${path.relative(root, file)}. Run 'pnpm build' first.`)
}

/** The front as one program; the same for every brand. */
export const bundleFront = (): Promise<Bundle> => bundle('packages/brand-build/src/front/served.ts')

/** Files with their compressed forms, as a front sends them. */
function compressed(
  folder: string,
  under: string,
  isWanted?: (name: string) => boolean,
): [string, Buffer][] {
  const copy = mkdtempSync(path.join(tmpdir(), 'marquee-pack-'))
  try {
    cpSync(folder, copy, { recursive: true })
    compressFiles(copy)
    return filesIn(copy, under, isWanted)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** What the tools' own lists are called; they are for the build, not for players. */
const isServed = (name: string): boolean => !name.startsWith('dependencies.json')

/** Where the games of other studios are built. */
const gamesDist = path.join(root, 'packages/studio-games/dist')

/** The games of other studios that a brand lists, and the list, so that the folder is there without any. */
const packedGames = (slugs: string[]): [string, Buffer][] => [
  [`studio-games/${listFile}`, Buffer.from(JSON.stringify(slugs))],
  ...slugs.flatMap((slug) =>
    compressed(demand(path.join(gamesDist, slug)), `studio-games/${slug}`),
  ),
]

/** Covers that pages show; their details are for the build alone. */
const isCover = (name: string): boolean => name.endsWith('.webp')

/**
 * A built brand with everything that it needs to be served: renderer, browser's files, covers, arcade,
 * the games of other studios that it lists, and the front. Build id, version and commit are those of the pack: a build that came from a cache may
 * be of an earlier commit with the same sources.
 */
export async function brandContent(
  folder: string,
  front: Bundle,
  source: Source,
): Promise<Content> {
  const app = path.join(appsRoot, folder)
  const dist = path.join(app, 'dist')
  const entry = demand(path.join(dist, 'server/server.js'))
  const covers = demand(path.join(root, 'packages/game-catalogue/dist/covers'))
  const arcade = demand(path.join(appsRoot, 'arcade/dist'))
  const server = (await import(pathToFileURL(entry).href)) as BrandServer
  const { version } = readJson<{ version: string }>(path.join(app, 'package.json'))
  const client = mkdtempSync(path.join(tmpdir(), 'marquee-client-'))
  const renderer = mkdtempSync(path.join(tmpdir(), 'marquee-renderer-'))
  try {
    await buildRenderer(app, renderer)
    cpSync(path.join(dist, 'client'), client, { recursive: true })
    const assets = readJson<object>(path.join(dist, 'assets.json'))
    const build = stampBuild({ server, commit: source, version, outDir: client })
    const files = new Map([
      ['server.js', front.code] as const,
      ...filesIn(renderer, 'brand'),
      [
        'brand/assets.json',
        Buffer.from(JSON.stringify({ ...assets, id: build, version })),
      ] as const,
      ...filesIn(client, 'client'),
      ...filesIn(covers, 'covers', isCover),
      ...compressed(arcade, 'arcade', isServed),
      ...packedGames(listedGames(app)),
    ])
    const { brand } = server
    return {
      kind: 'brand',
      name: folder,
      title: brand.name,
      version,
      facts: {
        brand: brand.key,
        build,
        locales: brand.locales,
        features: brand.features.map(({ id }) => id).sort(),
      },
      files,
      dependencies: [
        ...front.dependencies,
        ...readJson<Dependency[]>(demand(path.join(dist, 'dependencies.json'))),
        ...readJson<Dependency[]>(demand(path.join(arcade, 'dependencies.json'))),
      ],
    }
  } finally {
    rmSync(client, { recursive: true })
    rmSync(renderer, { recursive: true })
  }
}

/** Source maps of a brand's scripts, for an archive of their own. */
export const mapsOf = (folder: string): Map<string, Buffer> =>
  new Map(filesIn(demand(path.join(appsRoot, folder, 'dist/maps')), ''))
