import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { type Socket, Server } from 'socket.io'
import type { Kernel } from './command.ts'
import type { SocketRefusal } from './metrics/metrics.ts'
import { networkOf } from './network.ts'
import { type Publish, resume } from './outbox.ts'
import type { RateLimiter } from './rateLimit.ts'
import { redeemTicket, runningSessions } from './sessions.ts'

export interface Sockets {
  publish: Publish
  /** Tells every connection of a session that it is over, or why else, and closes it. */
  closeSession(sessionId: string, reason?: 'excluded'): void
  /** Closes connections of this process whose session another process has ended. */
  closeEnded(): Promise<void>
  /** Ids of the players who are connected to this process, each once. */
  connectedPlayers(): string[]
  stop(): Promise<void>
}

interface SocketOptions {
  kernel: Kernel
  server: HttpServer
  /** Whether a page of this origin may connect under this host. */
  allowOrigin: (origin: string, host: string) => boolean
  onError: (error: unknown) => void
  limit: RateLimiter
  /** For several processes: the redis-streams adapter. */
  adapter?: ConstructorParameters<typeof Server>[0] extends infer O
    ? O extends { adapter?: infer A }
      ? A
      : never
    : never
}

/** The largest number that a push can have: an int4. */
const largestSeq = 2_147_483_647

const lastSeqOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestSeq
    ? value
    : 0

/** How many events a connection may send; a page sends one when it was asleep. */
const eventLimit = { events: 20, every: 10_000 }
const handshakeLimit = { name: 'handshakes', points: 300, seconds: 60 }

/** Counts what a connection sends and says when it is too much. */
function makeEventCounter(now: () => number): () => boolean {
  let began = now()
  let count = 0
  return () => {
    if (now() - began > eventLimit.every) {
      began = now()
      count = 0
    }
    count += 1
    return count <= eventLimit.events
  }
}

async function admit(kernel: Kernel, socket: Socket): Promise<void> {
  const { ticket } = socket.handshake.auth as { ticket?: unknown }
  const session = typeof ticket === 'string' ? await redeemTicket(kernel, ticket) : null
  if (!session) {
    throw new Error('This ticket is unknown, used or too old: ask for a new one and connect again.')
  }
  socket.data.playerId = session.playerId
  socket.data.sessionId = session.id
}

/**
 * The realtime door (RT-18..21): one single-use ticket per connection, Origin checked, server pings
 * every 10 s. A connection first hears what it missed.
 */
export function startSockets({
  kernel,
  server,
  allowOrigin,
  onError,
  limit,
  adapter,
}: SocketOptions): Sockets {
  const { metrics } = kernel

  /** Of new connections by the visitor's network, as the front names it; those that exist go on. */
  async function withinHandshakeLimit(request: IncomingMessage): Promise<boolean> {
    const address = String(request.headers['x-forwarded-for'] ?? '')
    if (!address || /[?&]sid=/.test(request.url ?? '')) return true
    return limit(handshakeLimit, networkOf(address)).then(
      () => true,
      () => false,
    )
  }

  const refused = (reason: SocketRefusal) => metrics.socketsRefused.inc({ reason })
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    connectTimeout: 5_000,
    maxHttpBufferSize: 16_384,
    transports: ['websocket', 'polling'],
    ...(adapter && { adapter }),
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers
      if (origin && !allowOrigin(origin, host ?? '')) {
        refused('origin')
        return answer(null, false)
      }
      withinHandshakeLimit(request).then((isAllowed) => {
        if (!isAllowed) refused('limit')
        answer(null, isAllowed)
      }, onError)
    },
  })

  io.use((socket, next) => {
    admit(kernel, socket).then(
      () => next(),
      (error: Error) => {
        refused('ticket')
        next(error)
      },
    )
  })
  io.on('connection', (socket) => {
    const { playerId, sessionId } = socket.data as { playerId: string; sessionId: string }
    const tell = async (lastSeq: number) => resume(kernel, playerId, lastSeq)
    const isWithinLimit = makeEventCounter(() => performance.now())
    let last: Promise<unknown> = Promise.resolve()
    metrics.socketsOpen.inc()
    socket.once('disconnect', () => metrics.socketsOpen.dec())
    void socket.join([`player:${playerId}`, `session:${sessionId}`])
    tell(lastSeqOf(socket.handshake.auth.lastSeq)).then(
      (answer) => socket.emit('resume', answer),
      onError,
    )
    socket.on('resume', (request: { lastSeq?: unknown } | undefined, reply: unknown) => {
      if (typeof reply !== 'function') return
      // One after the other, so that a connection never holds more than one of the database.
      last = last
        .then(() => tell(lastSeqOf(request?.lastSeq)))
        .then((answer) => reply(answer), onError)
    })
    socket.use((_event, next) => {
      if (isWithinLimit()) next()
      else socket.disconnect(true)
    })
  })

  const closeSession: Sockets['closeSession'] = (sessionId, reason) => {
    io.to(`session:${sessionId}`).emit('signed-out', reason ?? null)
    io.in(`session:${sessionId}`).disconnectSockets(true)
  }

  return {
    publish: (playerId, push) => {
      io.to(`player:${playerId}`).emit('push', push)
    },
    closeSession,
    async closeEnded() {
      const own = new Set(
        [...io.sockets.sockets.values()].map(({ data }) => String(data.sessionId)),
      )
      const going = await runningSessions(kernel, [...own])
      for (const sessionId of own) if (!going.has(sessionId)) closeSession(sessionId)
    },
    connectedPlayers: () => [
      ...new Set([...io.sockets.sockets.values()].map(({ data }) => String(data.playerId))),
    ],
    stop: () => io.close(),
  }
}
