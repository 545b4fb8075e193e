import { type IncomingMessage, request as ask } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FrontMetrics } from './metrics.ts'
import { endToEndHeaders, refuseFraming, hasBody } from './requestFraming.ts'

export interface Upgrades {
  /** Answers a visitor's wish for a WebSocket. */
  open(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** How long the platform may take to accept a connection, in ms. */
const patience = 10_000

const isWebSocket = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  /^[\w+/]{22}==$/.test(request.headers['sec-websocket-key'] ?? '') &&
  !hasBody(request) &&
  refuseFraming(request) === null

function end(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  else socket.destroy()
}

const lines = (headers: Record<string, string | string[]>): string =>
  Object.entries(headers)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}\r\n`))
    .join('')

/** Joins two ends until one of them is gone. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.pipe(to)
  }
}

/**
 * WebSockets to the platform. The handshake is asked anew, and nothing that a visitor sends is passed on
 * before the platform has accepted: until then it could be read as another request.
 */
export function makeUpgrades(
  platformUrl: string,
  { sockets }: Pick<FrontMetrics, 'sockets'>,
): Upgrades {
  const platform = new URL(platformUrl)
  const open = new Set<Duplex>()
  return {
    open(request, socket, head) {
      socket.on('error', () => socket.destroy())
      if (!isWebSocket(request)) return end(socket, '400 Bad Request')
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      const asked = ask({
        host: platform.hostname,
        port: platform.port,
        path: request.url ?? '/',
        headers: {
          ...endToEndHeaders(request.headers),
          connection: 'Upgrade',
          upgrade: 'websocket',
        },
        timeout: patience,
        agent: false,
      })
      socket.once('close', () => asked.destroy())
      asked.once('timeout', () => asked.destroy())
      asked.once('error', () => end(socket, '503 Service Unavailable'))
      asked.once('response', (answer) => {
        answer.resume()
        end(socket, `${answer.statusCode} ${answer.statusMessage}`)
      })
      asked.once('upgrade', (answer, upstream: Duplex, first: Buffer) => {
        socket.write(
          `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines(endToEndHeaders(answer.headers))}\r\n`,
        )
        if (first.length) socket.write(first)
        if (head.length) upstream.write(head)
        sockets.inc()
        socket.once('close', () => sockets.dec())
        join(socket, upstream)
      })
      asked.end()
    },
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}
