import { isApiError } from '@marquee/api-client'

/** Sends a round when its time has come. */
export type Pace = <T>(send: () => Promise<T>) => Promise<T>

export interface PaceOptions {
  /** Between two rounds where they reach the platform, ms. */
  betweenMs: number
  /** Milliseconds of any clock. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** How long the first answer takes where nothing is late, ms: what came before it is not known. */
const usual = 100

/**
 * Keeps rounds apart where they reach the platform: it counts from when a round came there, a
 * game from when the player pressed. An answer that took longer than the quickest one may have been
 * late on its way there, so the next round is held back by as much, and by no more than what is left of
 * `betweenMs` after the answer. A round that comes too early all the same, because another page of the
 * player's has played, is sent once more at the time that the platform names.
 */
export function makePace({ betweenMs, now, wait }: PaceOptions): Pace {
  let quickest: number | undefined
  let notBefore = 0

  async function timed<T>(send: () => Promise<T>): Promise<T> {
    const sentAt = now()
    const answer = await send()
    const took = now() - sentAt
    const late = Math.max(0, took - (quickest ?? usual))
    quickest = Math.min(quickest ?? took, took)
    notBefore = sentAt + betweenMs + late
    return answer
  }

  return async (send) => {
    const early = notBefore - now()
    if (early > 0) await wait(early)
    try {
      return await timed(send)
    } catch (error) {
      const isEarly = isApiError(error) && error.code === 'too-fast'
      if (!isEarly || error.retryAfterMs === undefined || error.retryAfterMs > betweenMs)
        throw error
      await wait(error.retryAfterMs)
      return timed(send)
    }
  }
}

/** For rounds that nobody counts, those of a demo. */
export const unpaced: Pace = (send) => send()
