import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushEnvelope, ResumeAnswer } from '@marquee/contract'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import { onTestFinished, vi } from 'vitest'
import { createRealtime } from './realtime.ts'
import type { AnyPush, RealtimeOptions, RealtimeStatus, Snapshot } from './types.ts'

export const balance = { coins: 100, entries: 5, winnings: 0, tourPoints: 0 }

export const makePush = (seq: number, overrides: Partial<PushEnvelope> = {}): PushEnvelope => ({
  seq,
  channel: 'bingo',
  data: { availablePoint: seq, nextBallProgress: 0 },
  at: 1000 + seq,
  ...overrides,
})

/** Goes on while the time of a test stands still. */
const { setTimeout: afterReal } = globalThis

export const until = async (what: () => boolean, withinMs = 20_000) => {
  const start = performance.now()
  while (!what()) {
    if (performance.now() - start > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`)
    await new Promise((resolve) => afterReal(resolve, 5))
  }
}

/**
 * From here to the end of the test the time of client and platform stands still; what they send each
 * other goes on.
 * @returns moves it on, by ms.
 */
export const stopTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => void vi.advanceTimersByTime(ms)
}

/** The platform's side of the protocol on a real socket.io server, with tickets used once. */
export const startPlatform = async (overrides: Partial<ServerOptions> = {}) => {
  const http = createServer()
  const io = new Server(http, { pingInterval: 200, pingTimeout: 60_000, ...overrides })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => io.close())

  const platform = {
    io,
    port: (http.address() as AddressInfo).port,
    /** Every push ever made, whether a connection heard it or not. */
    outbox: [] as PushEnvelope[],
    tickets: new Set<string>(),
    issued: 0,
    handshakes: [] as { ticket: string; lastSeq: number; transport: string }[],
    asked: [] as number[],
    sockets: [] as Socket[],
    resume: (lastSeq: number): ResumeAnswer | object => ({
      kind: 'replay',
      pushes: platform.outbox.filter(({ seq }) => seq > lastSeq),
    }),
    /** Makes a push and sends it. */
    push(push: PushEnvelope) {
      platform.outbox.push(push)
      io.emit('push', push)
    },
    async getTicket() {
      platform.issued += 1
      const ticket = `ticket-${platform.issued}`
      platform.tickets.add(ticket)
      return { ticket, lastSequence: platform.outbox.at(-1)?.seq ?? 0 }
    },
  }
  io.use((socket, next) => {
    const { ticket } = socket.handshake.auth as { ticket: string }
    next(platform.tickets.delete(ticket) ? undefined : new Error('unknown ticket'))
  })
  io.on('connection', (socket) => {
    const { ticket, lastSeq } = socket.handshake.auth as { ticket: string; lastSeq: number }
    platform.handshakes.push({ ticket, lastSeq, transport: socket.conn.transport.name })
    platform.sockets.push(socket)
    socket.emit('resume', platform.resume(lastSeq))
    socket.on('resume', (request: { lastSeq: number }, reply: (answer: object) => void) => {
      platform.asked.push(request.lastSeq)
      reply(platform.resume(request.lastSeq))
    })
  })
  return platform
}

/** A client of that platform which keeps what it hears; ended with the test. */
export const startClient = (
  { port, getTicket }: { port: number; getTicket: RealtimeOptions['getTicket'] },
  overrides: Partial<RealtimeOptions> = {},
) => {
  const heard = {
    pushes: [] as AnyPush[],
    snapshots: [] as Snapshot[],
    statuses: [] as RealtimeStatus[],
    warnings: [] as string[],
    errors: [] as string[],
    signedOut: 0,
  }
  const realtime = createRealtime({
    url: `http://127.0.0.1:${port}`,
    getTicket,
    onPush: (push) => heard.pushes.push(push),
    onSnapshot: (snapshot) => heard.snapshots.push(snapshot),
    onStatus: (status) => heard.statuses.push(status),
    onSignedOut: () => (heard.signedOut += 1),
    logger: {
      warn: (message) => heard.warnings.push(message),
      error: (message) => heard.errors.push(message),
    },
    ...overrides,
  })
  onTestFinished(() => realtime.disconnect())
  const connected = async () => {
    await realtime.connect()
    await until(() => realtime.status === 'connected')
  }
  return { realtime, heard, connected, seqs: () => heard.pushes.map(({ seq }) => seq) }
}
