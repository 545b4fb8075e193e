import type { IncomingMessage } from 'node:http'
import { bareAddress } from '@marquee/platform-kernel/network'
import type { IsTrusted } from './trust.ts'

/** Hop-by-hop and trust-bearing headers that a visitor may not set. */
const dropped =
  /^(x-forwarded-|x-renderer-key$|client-host$|client-path$|forwarded$|x-region$|traceparent$|tracestate$|baggage$)/

export interface Trust {
  isTrusted: IsTrusted
  /** What the trusted edge in front of this server calls the visitor's region (`TRUST_REGION_HEADER`). */
  regionHeader?: string | undefined
}

const listOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .flatMap((entry) => entry.trim() || [])

/** The visitor behind the proxies: the last address that none of them has. */
function visitorAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const own = bareAddress(request.socket.remoteAddress ?? 'unknown')
  if (!isTrusted(own)) return own
  const path = listOf(request.headers['x-forwarded-for']).map(bareAddress)
  return path.findLast((address) => !isTrusted(address)) ?? path[0] ?? own
}

function visitorProtocol(request: IncomingMessage, isTrusted: IsTrusted): 'http' | 'https' {
  if ('encrypted' in request.socket) return 'https'
  const said = listOf(request.headers['x-forwarded-proto']).at(-1)
  return isTrusted(request.socket.remoteAddress) && said === 'https' ? 'https' : 'http'
}

/** Whether a proxy that ends TLS says that the visitor came without it. */
export const cameInTheClear = (request: IncomingMessage, { isTrusted }: Trust): boolean =>
  isTrusted(request.socket.remoteAddress) &&
  listOf(request.headers['x-forwarded-proto']).at(-1) === 'http'

/**
 * Removes what only this server may say, and says it: who is calling, how, and from where. Nobody's
 * word counts but that of a trusted proxy: visitors could choose their address and their state.
 */
export function cleanHeaders(request: IncomingMessage, { isTrusted, regionHeader }: Trust): void {
  const isEdge = isTrusted(request.socket.remoteAddress)
  const region = isEdge && regionHeader && request.headers[regionHeader.toLowerCase()]
  // Whoever names a trace decides whether it is kept, and writes into ours.
  const { traceparent } = isEdge ? request.headers : {}
  const address = visitorAddress(request, isTrusted)
  const protocol = visitorProtocol(request, isTrusted)
  for (const name of Object.keys(request.headers)) {
    if (dropped.test(name)) delete request.headers[name]
  }
  if (typeof traceparent === 'string') request.headers.traceparent = traceparent
  if (typeof region === 'string') request.headers['x-region'] = region
  request.headers['x-forwarded-for'] = address
  request.headers['x-forwarded-proto'] = protocol
}

/**
 * A page request as the renderer takes it, or null for an address that is none. Pages are only ever read.
 * @param origin where players reach the page, instead of the host that was asked for; the `host` header
 * stays what it was.
 */
export function toRequest(
  request: IncomingMessage,
  signal: AbortSignal,
  origin?: string,
): Request | null {
  const { host = 'localhost' } = request.headers
  const protocol = String(request.headers['x-forwarded-proto'] ?? 'http')
  const url = URL.parse(`${protocol}://${host}${request.url ?? '/'}`)
  if (!url || url.host !== host.toLowerCase()) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(origin ? origin + url.pathname + url.search : url, { headers, signal })
}
