import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { refuseUnknownTexts } from '@marquee/core/brandTexts'
import type { BuildAssets } from '@marquee/core/server/types'
import type { BrandServices } from '@marquee/core/services'
import { listedGames } from '@marquee/studio-games/path'
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { brandConfig } from '../config.ts'
import { hotTexts } from '../dev/hotTexts.ts'
import { hotTokens } from '../dev/hotTokens.ts'
import { settingsFiles } from '../dev/settingsFiles.ts'
import { errorPage, quietLogger, sourceErrors, tellError } from '../dev/sourceErrors.ts'
import type { BrandServer, ServedBrand } from './brands.ts'

export interface DevBrand extends ServedBrand {
  /** Calls back whenever what the platform reads of the brand was edited. */
  onSettingsEdit(listener: () => void): void
  /** Has every open page ask the platform anew for all that it shows. */
  askAnew(): void
  /** Opens every page anew. */
  reload(): void
  /** Shows over every page, and in the terminal, what went wrong beside them. */
  tell(error: Error): void
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

/** Opens pages anew at the next edit after one could not be rendered: nothing on them knows its sources. */
function mending(): { plugin: Plugin; failed: () => void } {
  let isFailed = false
  const plugin: Plugin = {
    name: 'marquee:mending',
    apply: 'serve',
    hotUpdate() {
      if (!isFailed || this.environment.name !== 'client') return
      isFailed = false
      setTimeout(() => this.environment.hot.send({ type: 'full-reload' }))
    },
  }
  return { plugin, failed: () => void (isFailed = true) }
}

/** Remembers the last source that the server could not read: whoever renders a page answers it in silence. */
function unreadSources({ environments: { ssr } }: ViteDevServer): { take: () => unknown } {
  let last: unknown
  const transform = ssr.transformRequest.bind(ssr)
  ssr.transformRequest = async (...asked) => {
    try {
      return await transform(...asked)
    } catch (error) {
      last = error
      throw error
    }
  }
  return {
    take() {
      const taken = last
      last = undefined
      return taken
    },
  }
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

/** A brand served from its sources, with hot reload. */
export async function devBrand(
  appsRoot: string,
  folder: string,
  services: BrandServices = {},
): Promise<DevBrand> {
  const root = path.join(appsRoot, folder)
  const updates = await listening()
  const { plugin: mends, failed } = mending()
  const config = brandConfig()
  const vite = await createServer({
    ...config,
    configFile: false,
    root,
    plugins: [config.plugins, hotTokens(), hotTexts(), sourceErrors(), mends],
    define: { 'import.meta.env.MARQUEE_PREVIEW': 'true' },
    server: {
      middlewareMode: true,
      allowedHosts: true,
      hmr: { server: updates, clientPort: portOf(updates), host: '127.0.0.1' },
    },
    // Without a page on the disk the scanner needs to be told where the app begins.
    optimizeDeps: { entries: ['client.ts'] },
    ssr: {},
    customLogger: quietLogger('warn'),
  })
  const unread = unreadSources(vite)
  const load = () => vite.ssrLoadModule('/server.ts') as Promise<BrandServer>
  const assets = async (): Promise<BuildAssets> => ({
    entry: '/client.ts',
    css: [],
    preloads: [],
    bySource: {},
    head: await stylesOf(vite),
  })
  const tell = (error: Error) => tellError(vite, error)
  /** As a build would; a page is shown all the same. */
  const checkTexts = async () => {
    const { brand } = await load()
    await refuseUnknownTexts(brand, `apps/${folder}`)
  }
  vite.watcher.on('change', (file) => {
    if (path.dirname(file) === path.join(root, 'messages'))
      void checkTexts().catch((error: unknown) => tell(asError(error)))
  })
  const { brand } = await load()
  void checkTexts().catch((error: unknown) => tell(asError(error)))
  return {
    brand,
    folder,
    studioGames: listedGames(root),
    files: vite.middlewares,
    async page(request, platform) {
      try {
        unread.take()
        const { render } = await load()
        const answer = await render(request, { ...platform, assets, services, pages: undefined })
        const mistake = unread.take()
        if (answer.status >= 500 && mistake !== undefined) throw mistake
        if (!answer.headers['content-type']?.startsWith('text/html')) return answer
        const html = await vite.transformIndexHtml(
          new URL(request.url).pathname,
          answer.parts.join(''),
        )
        return { ...answer, parts: [html] }
      } catch (thrown) {
        if (request.signal.aborted) throw thrown
        const error = asError(thrown)
        failed()
        tell(error)
        const headers = { 'content-type': 'text/html; charset=utf-8' }
        return {
          status: 500,
          headers,
          cookies: [],
          parts: [errorPage(error)],
          shared: false,
          isIncomplete: true,
        }
      }
    },
    onSettingsEdit(listener) {
      vite.watcher.on('all', (_event, file) => {
        if (settingsFiles(root).has(path.resolve(file))) listener()
      })
    },
    askAnew: () => vite.environments.client.hot.send({ type: 'custom', event: 'marquee:settings' }),
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    tell,
    async close() {
      await vite.close()
      updates.close()
    },
  }
}
