import { Agent, request as ask } from 'node:http'
import { traceparentNow } from '@marquee/platform-kernel/tracing/tracing'
import { type FrontMetrics, noteAsking } from './metrics.ts'
import { errorOf, StaleConnection } from './repeatable.ts'

/** Shorter than the platform keeps idle connections, so that none is used as it closes. In ms. */
const idle = 4_000

/** An answer that has come as a whole, with what a client of the platform reads of one. */
type Arrived = Pick<Response, 'ok' | 'status' | 'body' | 'text' | 'json'> & {
  headers: Pick<Headers, 'get' | 'getSetCookie'>
}

export interface PlatformFetch {
  fetch: typeof globalThis.fetch
  close(): void
}

/**
 * A `fetch` for the calls that pages make of the platform: texts there and back over connections that
 * stay open. That of the platform's runtime reads and writes streams, which takes several times as long
 * as all else of a call.
 */
export function makePlatformFetch(metrics: FrontMetrics): PlatformFetch {
  const agent = new Agent({ keepAlive: true, timeout: idle })

  const sendOnce = (
    url: string,
    { method = 'GET', headers, body, signal }: RequestInit,
    isKept: boolean,
  ) =>
    new Promise<Arrived>((resolve, fail) => {
      const note = noteAsking(metrics, 'page')
      const traceparent = traceparentNow()
      const reject = (error: Error) => {
        // A visitor who left says nothing of the platform.
        if (!signal?.aborted) note(null)
        fail(error)
      }
      const asked = ask(
        url,
        {
          agent: isKept && agent,
          method,
          headers: {
            ...(headers as Record<string, string>),
            ...(traceparent !== undefined && { traceparent }),
            ...(typeof body === 'string' && { 'content-length': Buffer.byteLength(body) }),
          },
          ...(signal && { signal }),
        },
        (answer) => {
          note(answer.statusCode ?? 0)
          const pieces: Buffer[] = []
          answer.on('data', (piece: Buffer) => pieces.push(piece))
          answer.once('error', reject)
          answer.once('end', () => {
            const text = Buffer.concat(pieces).toString()
            const { statusCode: status = 0 } = answer
            resolve({
              ok: status >= 200 && status < 300,
              status,
              body: null,
              headers: {
                get: (name) => {
                  const value = answer.headers[name.toLowerCase()]
                  return Array.isArray(value) ? value.join(', ') : (value ?? null)
                },
                getSetCookie: () => answer.headers['set-cookie'] ?? [],
              },
              text: async () => text,
              json: async () => JSON.parse(text) as unknown,
            })
          })
        },
      )
      asked.once('error', (error) => reject(errorOf(asked, error)))
      asked.end(body ?? undefined)
    })

  // Pages only ever read, so whatever they ask may be asked again.
  const send = (url: string, init: RequestInit) =>
    sendOnce(url, init, true).catch((error: unknown) => {
      if (error instanceof StaleConnection) return sendOnce(url, init, false)
      throw error
    })

  return {
    // Whatever is no text is asked for as everywhere: nobody does so for a page.
    fetch: (input, init = {}) =>
      typeof input === 'string' && (init.body === undefined || typeof init.body === 'string')
        ? (send(input, init) as Promise<unknown> as Promise<Response>)
        : globalThis.fetch(input, init),
    close: () => agent.destroy(),
  }
}
