import type { Manager } from 'socket.io-client'
import { realtimeTimings } from './timings.ts'

/**
 * Calls `onLate` when the server's next ping is more than 10 s late (RT-21). The server says in its
 * handshake how often it pings.
 */
export const createPingWatch = (manager: Manager, onLate: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let interval = 0
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onLate, interval + realtimeTimings.serverPingDelayMax)
  }
  manager.on('ping', wait)
  return {
    /** Watches the transport that is being opened. */
    start() {
      manager.engine.once('handshake', ({ pingInterval }) => {
        interval = pingInterval
        wait()
      })
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
