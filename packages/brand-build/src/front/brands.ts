import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@marquee/core'
import type { BuildAssets, PageAnswer, RenderEnvironment } from '@marquee/core/server/types'
import { type BrandServices, withServices } from '@marquee/core/services'
import { filesBelow, type FileHeaders, type FilesOptions, type Handler } from './files.ts'
import { pagePolicyOf, workerPolicyOf } from './headers/pagePolicy.ts'

/** What a built brand's `dist/server/server.js` exports. */
export interface BrandServer {
  brand: Brand
  render(request: Request, environment: RenderEnvironment): Promise<PageAnswer>
}

/** Where the platform answers, what lets a renderer speak for a visitor, and where pages are kept. */
export type Platform = Omit<RenderEnvironment, 'assets' | 'services'>

/** A path that names a file is never a page: it is not rendered when the file is missing. */
const fileLike = /^[^?]*\.[a-z0-9]{2,11}(\?|$)/i

/** A brand as the front serves it. */
export interface ServedBrand {
  brand: Brand
  /** Name of the app's folder: its host is `<folder>.localhost`. */
  folder: string
  /** Answers what is a file; a path that is none goes on to be rendered. */
  files: Handler
  page(request: Request, platform: Platform): Promise<PageAnswer>
  /** The policy of its pages; development, whose pages are written by tools, has none. */
  policy?: (request: IncomingMessage, nonce: string) => string
}

/** The worker fetches for pages; cards are made to be shown by other sites. */
const fileHeaders =
  (brand: Brand): FileHeaders =>
  (name): Record<string, string> => {
    if (name === '/sw.js') return { 'content-security-policy': workerPolicyOf(brand) }
    return name.startsWith('/icons/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
  }

/** Folders under `apps` that are brands, the internal ones last. */
export function brandFolders(appsRoot: string): string[] {
  return readdirSync(appsRoot)
    .filter((folder) => existsSync(path.join(appsRoot, folder, 'brand.ts')))
    .sort(
      (one, other) =>
        Number(one === 'wireframe') - Number(other === 'wireframe') || one.localeCompare(other),
    )
}

/** With push, the worker that has the provider's library stands at its address, told of the account. */
const workerOf = ({ push }: Brand): FilesOptions['replace'] =>
  push
    ? { '/sw.js': { by: '/sw-push.js', head: `self.marqueePush=${JSON.stringify(push)};\n` } }
    : {}

/**
 * A built brand with the services of this environment.
 * @throws when the brand has not been built.
 */
export async function loadBrand(
  appsRoot: string,
  folder: string,
  services: BrandServices = {},
): Promise<ServedBrand> {
  const dist = path.join(appsRoot, folder, 'dist')
  const entry = path.join(dist, 'server/server.js')
  if (!existsSync(entry)) {
    throw new Error(
      `The brand '${folder}' is not built: there is no ${path.relative(process.cwd(), entry)}. Run 'pnpm build' first.`,
    )
  }
  const server = (await import(pathToFileURL(entry).href)) as BrandServer
  const assets: BuildAssets = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'))
  const brand = withServices(server.brand, services)
  const serve = filesBelow('/', path.join(dist, 'client'), {
    build: assets.id,
    headersOf: fileHeaders(brand),
    replace: workerOf(brand),
  })
  return {
    brand,
    folder,
    policy: pagePolicyOf(brand),
    files: (request, answer, next) =>
      fileLike.test(request.url ?? '') ? serve(request, answer, next) : next(),
    page: (request, platform) => server.render(request, { ...platform, assets, services }),
  }
}
