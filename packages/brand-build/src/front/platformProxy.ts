import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'undici'
import { inertPolicy } from './headers/common.ts'
import { endToEndHeaders, hasBody, type Refusal, refuseFraming } from './requestFraming.ts'
import { makeUpgrades } from './upgrades.ts'

export interface PlatformProxy {
  call(request: IncomingMessage, answer: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** How long the platform may take to begin an answer, in ms. */
const patience = 30_000
/** Shorter than the platform keeps idle connections, so that none is used as it closes. In ms. */
const idle = 4_000
/** Seconds after which a caller may try again. */
const retryAfter = 2

const errorBody = (code: string, message: string) =>
  JSON.stringify({ success: false, error: { code, message, requestId: '' } })

/** Pages for developers, styled in place; everything else of the platform is data. */
const policyFor = (url: string): string =>
  url.startsWith('/sandbox/')
    ? `${inertPolicy}; style-src 'unsafe-inline'; img-src 'self'`
    : inertPolicy

function sendError(
  answer: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  if (answer.headersSent) return void answer.destroy()
  answer.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  })
  answer.end(body)
}

/** Whatever follows on such a connection cannot be trusted to begin where it seems to. */
const refuse = (answer: ServerResponse, { status, message }: Refusal) =>
  sendError(answer, status, errorBody('invalid-input', message), { connection: 'close' })

const sendUnavailable = (answer: ServerResponse) =>
  sendError(
    answer,
    503,
    errorBody('unavailable', 'The platform does not answer. Try again in a moment.'),
    { 'retry-after': String(retryAfter) },
  )

/**
 * Hands calls and connections to the platform, as if it were on the brand's own host. Each request is
 * written anew from what was understood of it; nothing of the visitor's bytes is passed through.
 */
export function makePlatformProxy(platformUrl: string): PlatformProxy {
  const pool = new Pool(platformUrl, {
    connections: null,
    pipelining: 1,
    keepAliveTimeout: idle,
    keepAliveMaxTimeout: idle,
    headersTimeout: patience,
    bodyTimeout: patience,
  })
  const upgrades = makeUpgrades(platformUrl)

  async function forward(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const abort = new AbortController()
    answer.once('close', () => abort.abort())
    const { statusCode, headers, body } = await pool.request({
      method: request.method as 'GET' | 'HEAD' | 'POST' | 'DELETE',
      path: request.url ?? '/',
      headers: endToEndHeaders(request.headers),
      body: hasBody(request) ? request : null,
      signal: abort.signal,
    })
    answer.statusCode = statusCode
    for (const [name, value] of Object.entries(endToEndHeaders(headers)))
      answer.setHeader(name, value)
    await pipeline(body, answer, { signal: abort.signal })
  }

  return {
    call(request, answer) {
      answer.setHeader('content-security-policy', policyFor(request.url ?? ''))
      const refused = refuseFraming(request)
      if (refused) return refuse(answer, refused)
      forward(request, answer).catch(() => {
        if (!answer.writableFinished && !answer.destroyed) sendUnavailable(answer)
      })
    },
    upgrade: upgrades.open,
    close() {
      upgrades.close()
      void pool.destroy()
    },
  }
}
