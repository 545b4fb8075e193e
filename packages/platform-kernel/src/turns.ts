import { PlatformError } from './errors.ts'

/** How many acts of one player may wait for those before them. */
const longestQueue = 100

/** Gives turns by key: one at a time, in the order of asking. */
export interface Turns {
  /**
   * Runs an act when all that were asked before it under the same key have ended.
   * @throws PlatformError rate-limited when too many wait already.
   */
  take<R>(key: string, act: () => Promise<R>): Promise<R>
}

/**
 * Acts of one player wait for each other before they take a connection of the database: otherwise each
 * would hold one while it waits for the player's row, and nobody else would get any.
 */
export function makeTurns(longest = longestQueue): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return {
    async take(key, act) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
      if (queue.length >= longest) {
        throw new PlatformError(
          'rate-limited',
          `${queue.length} acts of this player wait already. Let them end before you send more.`,
          { retryAfterMs: 1_000 },
        )
      }
      queues.set(key, queue)
      queue.length += 1
      const mine = queue.last.then(act)
      queue.last = mine.catch(() => {})
      try {
        return await mine
      } finally {
        queue.length -= 1
        if (queue.length === 0) queues.delete(key)
      }
    },
  }
}
