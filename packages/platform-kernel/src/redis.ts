import { Redis } from 'ioredis'

/** How long an answer of Redis is waited for, in ms. */
const commandTimeout = 500
/** How long until a lost connection is tried again, in ms: longer each time. */
const reconnectDelay = (attempt: number): number => Math.min(100 * attempt, 1_000)

/**
 * A client for counters and fan-out. Redis is never a condition: while it is away, commands fail at once
 * and what asked goes on by itself. `duplicate` gives the patient client that the socket adapter reads
 * its stream with: it waits for Redis to come back instead of asking in a loop.
 */
export function connectRedis(url: string, onLost: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: reconnectDelay,
  })
  let isLost = false
  redis.on('ready', () => (isLost = false))
  redis.on('error', (error) => {
    // Once per outage; each attempt to connect fails anew.
    if (!isLost) onLost(error)
    isLost = true
  })
  redis.duplicate = () =>
    new Redis(url, { maxRetriesPerRequest: null, retryStrategy: reconnectDelay })
  return redis
}
