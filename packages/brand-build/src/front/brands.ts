import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@marquee/core'
import { makeKeptParts } from '@marquee/core/server/kept'
import type { BuildAssets, PageAnswer, RenderEnvironment } from '@marquee/core/server/types'
import { type BrandServices, withServices } from '@marquee/core/services'
import { listedGames } from '@marquee/studio-games/path'
import { filesBelow, type FileHeaders, type FilesOptions, type Handler } from './files.ts'
import type { GameFolders, KeptPart } from './games.ts'
import type { Hold } from './snapshot.ts'
import { permissionsOf } from './headers/common.ts'
import { type Companies, pagePolicyOf, workerPolicyOf } from './headers/pagePolicy.ts'

/** What a built brand's `dist/server/server.js` exports. */
export interface BrandServer {
  brand: Brand
  render(request: Request, environment: RenderEnvironment): Promise<PageAnswer>
}

/** Where the platform answers, what lets a renderer speak for a visitor, and where pages are kept. */
export type Platform = Omit<RenderEnvironment, 'assets' | 'services' | 'parts'>

/** A path that names a file is never a page: it is not rendered when the file is missing. */
const fileLike = /^[^?]*\.[a-z0-9]{2,11}(\?|$)/i

/** A brand as the front serves it. */
export interface ServedBrand {
  brand: Brand
  /** Name of the app's folder: its host is `<folder>.localhost`. */
  folder: string
  /** Where players reach it, when that is said; else the host that they asked for. */
  origin?: string | undefined
  /** The games of other studios that it lists, by slug; all that are there unless given. */
  studioGames?: readonly string[] | undefined
  /** Its own games, where it has others than the front's. */
  games?: GameFolders | undefined
  /** Answers what is a file; a path that is none goes on to be rendered. */
  files: Handler
  page(request: Request, platform: Platform): Promise<PageAnswer>
  /** The policy of its pages; development, whose pages are written by tools, has none. */
  policy?: (request: IncomingMessage, nonce: string) => string
  /** What its pages may ask of a device, where that is more than other answers may. */
  permissions?: string
}

/** What browsers ask for where a page names no icon, as pages of the sandbox do not. */
const commonIcon = '/favicon.ico'

/** The worker fetches for pages; cards are made to be shown by other sites. */
const fileHeaders =
  (brand: Brand): FileHeaders =>
  (name): Record<string, string> => {
    if (name === '/sw.js') return { 'content-security-policy': workerPolicyOf(brand) }
    const isForOthers = name === commonIcon || name.startsWith('/icons/')
    return isForOthers ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
  }

/** Whether a brand is for its makers alone (`marquee.internal` of its `package.json`): it is never released. */
export function isInternal(appsRoot: string, folder: string): boolean {
  const manifest = readFileSync(path.join(appsRoot, folder, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { marquee?: { internal?: boolean } }).marquee?.internal ?? false
}

/** Folders under `apps` that are brands, the internal ones last. */
export function brandFolders(appsRoot: string): string[] {
  const folders = readdirSync(appsRoot).filter((folder) =>
    existsSync(path.join(appsRoot, folder, 'brand.ts')),
  )
  const [internal = [], released = []] = [true, false].map((wanted) =>
    folders.filter((folder) => isInternal(appsRoot, folder) === wanted).sort(),
  )
  return [...released, ...internal]
}

/** With push, the worker that has the provider's library stands at its address, told of the account. */
const workerOf = ({ push }: Brand): FilesOptions['replace'] =>
  push
    ? { '/sw.js': { by: '/sw-push.js', head: `self.marqueePush=${JSON.stringify(push)};\n` } }
    : {}

/** What an environment says of a brand. */
export interface BrandOptions {
  services?: BrandServices
  origin?: string | undefined
  /** Others than its services that its pages may reach. */
  companies?: Companies
  hold?: Hold
  /** Folders with the browser's files of earlier releases. */
  earlier?: readonly string[]
}

/** The same part of each release that was unpacked below a folder. */
export const earlierOf = (folder: string | undefined, part: KeptPart): string[] =>
  folder === undefined
    ? []
    : readdirSync(folder)
        .map((release) => path.join(folder, release, part))
        .filter((kept) => existsSync(kept))
        .sort()

/** Where the parts of a built brand are. */
export interface BuiltBrand {
  folder: string
  /** Its renderer, `server.js`. */
  entry: string
  /** Its `assets.json`. */
  assets: string
  /** Folder of the browser's files. */
  client: string
}

/** A built brand with the services of this environment, wherever its parts are. */
export async function openBrand(
  { folder, entry, assets: assetsFile, client }: BuiltBrand,
  { services = {}, origin, companies, hold, earlier }: BrandOptions = {},
): Promise<ServedBrand> {
  const server = (await import(pathToFileURL(entry).href)) as BrandServer
  const assets: BuildAssets = JSON.parse(readFileSync(assetsFile, 'utf8'))
  const brand = withServices(server.brand, services)
  const parts = makeKeptParts()
  const serve = filesBelow('/', client, {
    build: assets.id,
    headersOf: fileHeaders(brand),
    replace: {
      ...workerOf(brand),
      ...(assets.icons && { [commonIcon]: { by: assets.icons.png, head: '' } }),
    },
    hold,
    ...(earlier && { earlier }),
  })
  return {
    brand,
    folder,
    origin,
    policy: pagePolicyOf(brand, companies),
    permissions: permissionsOf(companies?.identity),
    files: (request, answer, next) =>
      fileLike.test(request.url ?? '') ? serve(request, answer, next) : next(),
    page: (request, platform) => server.render(request, { ...platform, assets, services, parts }),
  }
}

/**
 * A brand of the workspace as its build left it.
 * @throws when the brand has not been built.
 */
export async function loadBrand(
  appsRoot: string,
  folder: string,
  options: BrandOptions = {},
): Promise<ServedBrand> {
  const dist = path.join(appsRoot, folder, 'dist')
  const entry = path.join(dist, 'server/server.js')
  if (!existsSync(entry)) {
    throw new Error(
      `The brand '${folder}' is not built: there is no ${path.relative(process.cwd(), entry)}. Run 'pnpm build' first.`,
    )
  }
  const parts = { assets: path.join(dist, 'assets.json'), client: path.join(dist, 'client') }
  const brand = await openBrand({ folder, entry, ...parts }, options)
  return { ...brand, studioGames: listedGames(path.join(appsRoot, folder)) }
}
