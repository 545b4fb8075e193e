import { createServer as createHttpServer, type Server } from 'node:http'
import path from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { brandConfig } from '../config.ts'
import { brandFolders } from '../front/brands.ts'

const appsRoot = path.resolve(import.meta.dirname, '../../../../apps')
const [brand = ''] = brandFolders(appsRoot)

const open: (ViteDevServer | Server)[] = []
afterAll(async () => {
  for (const one of open) await one.close()
})

/** A server of a brand's kind, with a socket of its own for updates; what it says of mistakes is added to a list. */
async function serve(said: string[]): Promise<void> {
  const updates = createHttpServer()
  const server = await createServer({
    ...brandConfig(),
    configFile: false,
    root: path.join(appsRoot, brand),
    server: { middlewareMode: true, hmr: { server: updates }, watch: null },
    optimizeDeps: { noDiscovery: true },
    customLogger: { ...createLogger('silent'), error: (text) => void said.push(text) },
  })
  open.push(server, updates)
  // Compiling begins with the server that compiles.
  await server.environments.ssr.pluginContainer.buildStart()
}

it('two brands are served from their sources beside each other, and neither says that a port is taken', async () => {
  const said: string[] = []
  await serve(said)
  await serve(said)
  expect(said).toEqual([])
})
