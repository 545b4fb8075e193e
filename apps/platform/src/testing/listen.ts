import type { PushEnvelope } from '@marquee/contract'
import { session } from '@marquee/contract'
import { io } from 'socket.io-client'
import type { TestClient } from './makeClient.ts'

export interface Listener {
  /** Every push so far, in order. */
  pushes: PushEnvelope[]
  /** Resolves when the platform has told this connection that its session is over and closed it. */
  signedOut: Promise<void>
  /** Resolves with the first push of a channel that fits; rejects after ten seconds: a crowded machine stands still for some. */
  next(channel: string, fits?: (push: PushEnvelope) => boolean): Promise<PushEnvelope>
  close(): void
}

/** Opens a tab of a signed-in client: a realtime connection with a ticket of its own. */
export async function listen(url: string, client: TestClient): Promise<Listener> {
  const { ticket, lastSequence } = (await client.ask(session.realtimeTicket)).data
  const socket = io(url, {
    auth: { ticket, lastSeq: lastSequence },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { host: client.host, origin: `http://${client.host}` },
  })
  const pushes: PushEnvelope[] = []
  const waiting = new Set<() => void>()
  socket.on('push', (push: PushEnvelope) => {
    pushes.push(push)
    for (const look of waiting) look()
  })
  const told = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  socket.on('signed-out', () => told.resolve())
  socket.on('disconnect', () => closed.resolve())
  await new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject)
    socket.on('resume', () => resolve())
  })
  return {
    pushes,
    signedOut: Promise.all([told.promise, closed.promise]).then(() => undefined),
    next(channel, fits = () => true) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(
            new Error(
              `No push '${channel}' came within ten seconds; there came ${JSON.stringify(pushes)}.`,
            ),
          )
        }, 10_000)
        const look = () => {
          const found = pushes.find((push) => push.channel === channel && fits(push))
          if (!found) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      })
    },
    close: () => socket.disconnect(),
  }
}
