import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createProxyServer } from 'http-proxy-3'
import type { ServedBrand } from './brands.ts'
import { filesBelow } from './files.ts'
import { indexPage } from './indexPage.ts'
import { cleanHeaders, sendResponse, toRequest } from './web.ts'

export interface FrontOptions {
  brands: ServedBrand[]
  platformUrl: string
  rendererKey: string
  /** Folder with the games' covers, served below `/media/covers/`. */
  coversRoot: string
  /** Folder of the built arcade, served below `/arcade/`. */
  arcadeRoot: string
  port: number
}

export interface RunningFront {
  port: number
  server: Server
  stop(): Promise<void>
}

/** The arcade runs in a sandboxed frame of an opaque origin: its files must be readable from there. */
const readableAnywhere = (answer: ServerResponse) => {
  answer.setHeader('access-control-allow-origin', '*')
  answer.setHeader('cross-origin-resource-policy', 'cross-origin')
}

const platformPaths = /^\/(rest|api|sandbox|socket\.io)(\/|$|\?)/
function brandOfHost(brands: ServedBrand[], host: string): ServedBrand | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const [folder, ...rest] = name.split('.')
  if (rest.join('.') === 'localhost') return brands.find((brand) => brand.folder === folder)
  return brands.length === 1 ? brands[0] : undefined
}

/**
 * One server for all brands: files, pages, and the platform's calls on the same origin. The bare
 * host lists the brands.
 */
export async function startFront(options: FrontOptions): Promise<RunningFront> {
  const { brands, platformUrl, rendererKey } = options
  const proxy = createProxyServer({ target: platformUrl, xfwd: false })
  proxy.on('error', (error, _request, answer) => {
    if (answer && 'writeHead' in answer && !answer.headersSent) {
      answer.writeHead(503, { 'content-type': 'application/json' })
      answer.end(
        JSON.stringify({
          success: false,
          error: {
            code: 'unavailable',
            message: 'The platform does not answer. Try again in a moment.',
            requestId: '',
          },
        }),
      )
    } else if (answer && 'destroy' in answer) answer.destroy(error)
  })
  const covers = filesBelow('/media/covers/', options.coversRoot)
  const arcade = filesBelow('/arcade/', options.arcadeRoot, readableAnywhere)

  const page = async (brand: ServedBrand, request: IncomingMessage, answer: ServerResponse) => {
    const abort = new AbortController()
    answer.once('close', () => abort.abort())
    try {
      const response = await brand.page(toRequest(request, abort.signal), {
        platformUrl,
        rendererKey,
      })
      await sendResponse(response, request, answer)
    } catch (error) {
      if (abort.signal.aborted) return
      console.error(`Rendering ${request.url ?? ''} of ${brand.folder} failed.`, error)
      if (!answer.headersSent)
        answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      answer.end('This page could not be rendered. Try again in a moment.')
    }
  }

  const handle = (request: IncomingMessage, answer: ServerResponse) => {
    cleanHeaders(request)
    const url = request.url ?? '/'
    const { host = '' } = request.headers
    const brand = brandOfHost(brands, host)
    if (!brand) {
      const known = url === '/' || url.startsWith('/?')
      answer.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      answer.end(indexPage(brands, host.split(':')[1] ?? ''))
    } else if (platformPaths.test(url)) {
      proxy.web(request, answer)
    } else {
      covers(request, answer, () =>
        arcade(request, answer, () =>
          brand.files(request, answer, () => void page(brand, request, answer)),
        ),
      )
    }
  }

  const server = createServer(handle)
  server.on('upgrade', (request, socket, head) => {
    cleanHeaders(request)
    if (platformPaths.test(request.url ?? '')) proxy.ws(request, socket, head)
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : options.port,
    async stop() {
      proxy.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
