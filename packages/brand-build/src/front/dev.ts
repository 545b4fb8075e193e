import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { BuildAssets } from '@marquee/core/server/types'
import type { BrandServices } from '@marquee/core/services'
import { listedGames } from '@marquee/studio-games/path'
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import { brandConfig } from '../config.ts'
import type { BrandServer, ServedBrand } from './brands.ts'

export interface DevBrand extends ServedBrand {
  close(): Promise<void>
}

const isStyle = (url: string): boolean => /\.css($|\?)/.test(url)

/** Every module that a module imports, however far down. */
function importsOf(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): Set<EnvironmentModuleNode> {
  if (seen.has(module)) return seen
  seen.add(module)
  for (const imported of module.importedModules) importsOf(imported, seen)
  return seen
}

/**
 * The styles of all that the server has loaded, as style elements that Vite's client takes over by
 * their id: the first paint is dressed, and an edit replaces them in place.
 */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const entry = await vite.environments.ssr.moduleGraph.getModuleByUrl('/server.ts')
  if (!entry) return ''
  const styles = [...importsOf(entry)].filter((module) => isStyle(module.url))
  const texts = await Promise.all(
    styles.map(async (module) => {
      const inline = `${module.url}${module.url.includes('?') ? '&' : '?'}inline`
      const { default: css } = (await vite.ssrLoadModule(inline)) as { default: string }
      return `<style data-vite-dev-id="${module.id}">${css}</style>`
    }),
  )
  return texts.join('')
}

/** A server of its own for updates, so that any number of brands can be served side by side. */
async function listening(): Promise<Server> {
  const server = createHttpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A brand served from its sources, with hot reload. */
export async function devBrand(
  appsRoot: string,
  folder: string,
  services: BrandServices = {},
): Promise<DevBrand> {
  const root = path.join(appsRoot, folder)
  const updates = await listening()
  const vite = await createServer({
    ...brandConfig(),
    configFile: false,
    root,
    define: { 'import.meta.env.MARQUEE_PREVIEW': 'true' },
    server: {
      middlewareMode: true,
      allowedHosts: true,
      hmr: { server: updates, clientPort: portOf(updates), host: '127.0.0.1' },
    },
    // Without a page on the disk the scanner needs to be told where the app begins.
    optimizeDeps: { entries: ['client.ts'] },
    ssr: {},
    logLevel: 'warn',
  })
  const load = () => vite.ssrLoadModule('/server.ts') as Promise<BrandServer>
  const assets = async (): Promise<BuildAssets> => ({
    entry: '/client.ts',
    css: [],
    preloads: [],
    bySource: {},
    head: await stylesOf(vite),
  })
  return {
    brand: (await load()).brand,
    folder,
    studioGames: listedGames(root),
    files: vite.middlewares,
    async page(request, platform) {
      const { render } = await load()
      const answer = await render(request, { ...platform, assets, services, pages: undefined })
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer
      const html = await vite.transformIndexHtml(
        new URL(request.url).pathname,
        answer.parts.join(''),
      )
      return { ...answer, parts: [html] }
    },
    async close() {
      await vite.close()
      updates.close()
    },
  }
}
