import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Hop-by-hop and trust-bearing headers that a visitor may not set. */
const dropped = /^(x-forwarded-|x-renderer-key$|client-host$|forwarded$)/

/** Removes what only this server may say, and says it: who is calling. */
export function cleanHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (dropped.test(name)) delete request.headers[name]
  }
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown'
  request.headers['x-forwarded-proto'] = 'encrypted' in request.socket ? 'https' : 'http'
}

/** A page request as the renderer takes it. Pages are only ever read. */
export function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { host = 'localhost' } = request.headers
  const protocol = request.headers['x-forwarded-proto'] ?? 'http'
  return new Request(`${String(protocol)}://${host}${request.url ?? '/'}`, {
    method: 'GET',
    headers,
    signal,
  })
}

/** Sends a rendered page, compressed where the browser takes it. */
export async function sendResponse(
  response: Response,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  answer.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') answer.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length) answer.setHeader('set-cookie', cookies)
  if (!response.body || request.method === 'HEAD') {
    answer.end()
    return
  }
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  answer.setHeader('vary', 'accept-encoding')
  if (/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    answer.setHeader('content-encoding', 'gzip')
    await pipeline(body, createGzip({ level: 5 }), answer)
  } else {
    await pipeline(body, answer)
  }
}
