import type { AddressInfo } from 'node:net'
import type { Endpoint, ErrorCode } from '@marquee/contract'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { onTestFinished } from 'vitest'
import { createApiClient } from './client.ts'
import type { ApiClientOptions } from './types.ts'

export const makeEndpoint = (overrides: Partial<Endpoint> = {}): Endpoint => ({
  method: 'GET',
  path: '/rest/thing/',
  effect: false,
  ...overrides,
})

export const makeErrorBody = (code: ErrorCode, overrides: object = {}) => ({
  success: false,
  error: { code, message: `because of ${code}`, requestId: 'r-1', ...overrides },
})

export interface Seen {
  method: string
  url: string
  headers: Headers
  body: string
  aborted: Promise<void>
}

/** A real server on loopback that records every request; closed when the test ends. */
export const startServer = async (
  answer: (c: Context, seen: Seen) => Response | Promise<Response>,
) => {
  const seen: Seen[] = []
  const app = new Hono()
  app.all('*', async (c) => {
    const { signal } = c.req.raw
    const request: Seen = {
      method: c.req.method,
      url: c.req.url.replace(/^http:\/\/[^/]+/, ''),
      headers: c.req.raw.headers,
      body: await c.req.text(),
      aborted: new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    }
    seen.push(request)
    return answer(c, request)
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { seen, baseUrl: `http://127.0.0.1:${port}` }
}

export const makeClient = (baseUrl: string, overrides: Partial<ApiClientOptions> = {}) => {
  const logged: string[] = []
  const api = createApiClient({
    baseUrl,
    logger: { error: (message) => logged.push(message) },
    ...overrides,
  })
  return { api, logged }
}
