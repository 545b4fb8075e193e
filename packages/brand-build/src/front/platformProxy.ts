import { Agent, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FrontMetrics, noteAsking } from './metrics.ts'
import { inertPolicy } from './headers/common.ts'
import { errorOf, repeatableBody, StaleConnection } from './repeatable.ts'
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
export function makePlatformProxy(platformUrl: string, metrics: FrontMetrics): PlatformProxy {
  const platform = new URL(platformUrl)
  // Idle connections are closed after this long; those in use have a patience of their own.
  const agent = new Agent({ keepAlive: true, timeout: idle })
  const upgrades = makeUpgrades(platformUrl, metrics)

  /**
   * Asks the platform anew for what a visitor asked; gives its answer as it begins.
   * @param body what to send; null for what the visitor is still sending.
   * @throws StaleConnection for a kept one that was closed at its other end.
   */
  function begin(
    request: IncomingMessage,
    signal: AbortSignal,
    body: Buffer | null,
    isKept = true,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = ask({
        agent: isKept && agent,
        host: platform.hostname,
        port: platform.port,
        method: request.method,
        path: request.url ?? '/',
        headers: endToEndHeaders(request.headers),
        timeout: patience,
        signal,
      })
      asked.once('response', resolve)
      asked.once('error', (error) => reject(errorOf(asked, error)))
      asked.once('timeout', () => asked.destroy(new Error('The platform took too long.')))
      if (body) asked.end(body)
      else if (!hasBody(request)) asked.end()
      else pipeline(request, asked).catch(reject)
    })
  }

  /** Asks once more, on a connection of its own, where the other end closed a kept one as it was used. */
  async function beginSurely(
    request: IncomingMessage,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const body = await repeatableBody(request)
    return begin(request, signal, body).catch((error: unknown) => {
      if (body && error instanceof StaleConnection) return begin(request, signal, body, false)
      throw error
    })
  }

  async function forward(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const abort = new AbortController()
    answer.once('close', () => abort.abort())
    const note = noteAsking(metrics, 'call')
    const body = await beginSurely(request, abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) note(null)
      throw error
    })
    note(body.statusCode ?? 0)
    answer.statusCode = body.statusCode ?? 502
    for (const [name, value] of Object.entries(endToEndHeaders(body.headers)))
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
      agent.destroy()
    },
  }
}
