/** How patient the connection is, in ms. */
export const realtimeTimings = {
  /** For a transport to open, and for the platform to answer on it (RT-19). */
  timeout: 5000,
  /** Before the first attempt to reconnect (RT-20). */
  reconnectDelay: 500,
  /** Before any further one, at most (RT-20). */
  reconnectDelayMax: 20_000,
  /** By how much a ping of the server may be late before the connection is given up (RT-21). */
  serverPingDelayMax: 10_000,
}

/** In the order they are tried (RT-18). */
export const transports = ['websocket', 'polling']

/**
 * Delay before the reconnection that follows `failures` earlier ones, in ms: it doubles, and is
 * spread by up to half so that a restarted platform is not met by everybody at once (RT-20).
 *
 * @param random 0 to 1
 */
export const reconnectDelay = (failures: number, random: number) => {
  const { reconnectDelay: first, reconnectDelayMax } = realtimeTimings
  return Math.min(first * 2 ** failures * (1 + random / 2), reconnectDelayMax)
}
