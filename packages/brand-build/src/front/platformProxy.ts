import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { inertPolicy } from './headers/common.ts'

export interface PlatformProxy {
  call(request: IncomingMessage, answer: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

const unavailable = JSON.stringify({
  success: false,
  error: {
    code: 'unavailable',
    message: 'The platform does not answer. Try again in a moment.',
    requestId: '',
  },
})

/** Pages for developers, styled in place; everything else of the platform is data. */
const policyFor = (url: string): string =>
  url.startsWith('/sandbox/') ? `${inertPolicy}; style-src 'unsafe-inline'` : inertPolicy

/** Hands calls and connections to the platform, as if it were on the brand's own host. */
export function makePlatformProxy(platformUrl: string): PlatformProxy {
  const proxy = createProxyServer({ target: platformUrl, xfwd: false })
  proxy.on('error', (error, _request, answer) => {
    if (answer && 'writeHead' in answer && !answer.headersSent) {
      answer.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      answer.end(unavailable)
    } else if (answer && 'destroy' in answer) answer.destroy(error)
  })
  return {
    call(request, answer) {
      answer.setHeader('content-security-policy', policyFor(request.url ?? ''))
      proxy.web(request, answer)
    },
    upgrade: (request, socket, head) => proxy.ws(request, socket, head),
    close: () => proxy.close(),
  }
}
