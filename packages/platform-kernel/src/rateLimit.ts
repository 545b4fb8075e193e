import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import { PlatformError } from './errors.ts'

export interface RateLimit {
  /** What is limited; part of the counter's name. */
  name: string
  points: number
  /** Seconds in which so many points may be used. */
  seconds: number
}

export type RateLimiter = (limit: RateLimit, key: string) => Promise<void>

/**
 * Counts per limit and key, in memory or in Redis; while Redis is away or silent, each process counts for
 * itself.
 * A factor allows that many times as much, where many
 * people share one address.
 * @throws PlatformError rate-limited with the time to wait.
 */
export function makeRateLimiter(redis?: Redis, factor = 1): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>()
  const limiterOf = ({ name, points, seconds }: RateLimit) => {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: `limit:${name}`, points: points * factor, duration: seconds }
    const inMemory = new RateLimiterMemory(options)
    const made = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inMemory,
        })
      : inMemory
    limiters.set(name, made)
    return made
  }
  return async (limit, key) => {
    try {
      await limiterOf(limit).consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new PlatformError(
        'rate-limited',
        'Too many requests of this kind. Wait a moment and try again.',
        {
          retryAfterMs: error.msBeforeNext,
        },
      )
    }
  }
}

/** Counts one more, and says whether that is too many: for what asks for more then, and refuses nobody. */
export const isBeyond = (limiter: RateLimiter, limit: RateLimit, key: string): Promise<boolean> =>
  limiter(limit, key).then(
    () => false,
    (error: unknown) => {
      if (error instanceof PlatformError && error.code === 'rate-limited') return true
      throw error
    },
  )
