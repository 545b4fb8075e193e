import type { PushChannel } from '@marquee/contract'
import type { AnyPush, Push, Realtime, RealtimeOptions, RealtimeStatus } from './types.ts'

type Handler = (push: AnyPush) => void

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * One player's realtime connection; another player gets another one. Small by itself: the connection's code and the schemas of the
 * pushes are loaded by `connect()`.
 */
export const createRealtime = (options: RealtimeOptions): Realtime => {
  const { logger = console } = options
  const handlers = new Map<PushChannel, Set<Handler>>()
  let status: RealtimeStatus = 'disconnected'
  let wanted = false
  let lastSequence = options.lastSequence
  let end: (() => number | undefined) | undefined

  const setStatus = (next: RealtimeStatus) => {
    if (next === status) return
    status = next
    options.onStatus?.(next)
  }
  /** One handler that fails must not keep the push from the others, nor the next push from all. */
  const safely = (what: string, run: () => void) => {
    try {
      run()
    } catch (error) {
      logger.error(`A handler of ${what} failed; the others still run.`, error)
    }
  }
  const disconnect = () => {
    wanted = false
    if (end) lastSequence = end()
    end = undefined
    setStatus('disconnected')
  }

  return {
    get status() {
      return status
    },
    async connect() {
      if (wanted) return
      wanted = true
      setStatus('connecting')
      const { openConnection } = await import('./connection.ts').catch((error: unknown) => {
        disconnect()
        throw error
      })
      if (!wanted || end) return
      end = openConnection({
        url: options.url,
        path: options.path,
        getTicket: options.getTicket,
        lastSequence,
        logger,
        random: options.random ?? random,
        onStatus: setStatus,
        onSnapshot: (snapshot) => safely('snapshots', () => options.onSnapshot?.(snapshot)),
        onSignedOut: (reason) => {
          disconnect()
          options.onSignedOut?.(reason)
        },
        onPush: (push) => {
          const heard = [options.onPush, ...(handlers.get(push.channel) ?? [])]
          for (const handler of heard) safely(push.channel, () => handler?.(push))
        },
      })
    },
    disconnect,
    on(channel, handler) {
      // Handlers are kept by channel, so the push that reaches one is of its channel.
      const listener: Handler = (push) => {
        const own = push as unknown as Push<typeof channel>
        handler(own.data, own)
      }
      const listeners = handlers.get(channel) ?? new Set()
      handlers.set(channel, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
  }
}
