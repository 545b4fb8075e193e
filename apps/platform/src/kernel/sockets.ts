import type { Server as HttpServer } from 'node:http'
import { type Socket, Server } from 'socket.io'
import type { Kernel } from './command.ts'
import { type Publish, resume } from './outbox.ts'
import { redeemTicket } from './sessions.ts'

export interface Sockets {
  publish: Publish
  /** Tells every connection of a session that it is over, or why else, and closes it. */
  closeSession(sessionId: string, reason?: 'excluded'): void
  stop(): Promise<void>
}

interface SocketOptions {
  kernel: Kernel
  server: HttpServer
  /** Whether a page of this origin may connect under this host. */
  allowOrigin: (origin: string, host: string) => boolean
  onError: (error: unknown) => void
  /** For several processes: the redis-streams adapter. */
  adapter?: ConstructorParameters<typeof Server>[0] extends infer O
    ? O extends { adapter?: infer A }
      ? A
      : never
    : never
}

const lastSeqOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0

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
  adapter,
}: SocketOptions): Sockets {
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
      answer(null, !origin || allowOrigin(origin, host ?? ''))
    },
  })

  io.use((socket, next) => {
    admit(kernel, socket).then(() => next(), next)
  })
  io.on('connection', (socket) => {
    const { playerId, sessionId } = socket.data as { playerId: string; sessionId: string }
    const tell = async (lastSeq: number) => resume(kernel, playerId, lastSeq)
    void socket.join([`player:${playerId}`, `session:${sessionId}`])
    tell(lastSeqOf(socket.handshake.auth.lastSeq)).then(
      (answer) => socket.emit('resume', answer),
      onError,
    )
    socket.on('resume', (request: { lastSeq?: unknown } | undefined, reply: unknown) => {
      if (typeof reply !== 'function') return
      tell(lastSeqOf(request?.lastSeq)).then((answer) => reply(answer), onError)
    })
  })

  return {
    publish: (playerId, push) => {
      io.to(`player:${playerId}`).emit('push', push)
    },
    closeSession: (sessionId, reason) => {
      io.to(`session:${sessionId}`).emit('signed-out', reason ?? null)
      io.in(`session:${sessionId}`).disconnectSockets(true)
    },
    stop: () => io.close(),
  }
}
