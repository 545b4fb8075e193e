import type { PageAnswer, PageStore } from '@marquee/core/server/types'
import { LRUCache } from 'lru-cache'

export interface PageStoreOptions {
  /** How long a page is given out as it is, in ms. */
  freshFor?: number
  /** How much longer it is given out while a new one is rendered behind it, in ms. */
  staleFor?: number
  /** Of all pages together, in characters. */
  maxSize?: number
  /** A clock that only goes forward, in ms. */
  now?: () => number
  /** Hears how each page came about. */
  onAnswer?: (how: 'kept' | 'stale' | 'shared' | 'rendered') => void
}

interface Kept {
  answer: PageAnswer
  at: number
}

const sizeOf = ({ parts }: PageAnswer): number =>
  parts.reduce((sum, part) => sum + part.length, 0) + 1

/** Nothing in it was meant for one visitor. */
const isForAll = ({ cookies }: PageAnswer): boolean => cookies.length === 0

const isWorthKeeping = (answer: PageAnswer): boolean =>
  isForAll(answer) && answer.status === 200 && !answer.isIncomplete

/** How often pages that are too old are looked for while there are any, in ms. */
const sweepEvery = 10_000

/**
 * Keeps pages for guests in memory for a short while, and lets go of what is too old to be given out. What sets a cookie, is no whole page or came
 * about while the platform did not answer is never kept; and what sets a cookie is given to nobody
 * but the one who asked first.
 */
export function makePageStore({
  freshFor = 30_000,
  staleFor = 30_000,
  maxSize = 48_000_000,
  now = () => performance.now(),
  onAnswer = () => {},
}: PageStoreOptions = {}): PageStore {
  const kept = new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
  })
  const underway = new Map<string, Promise<PageAnswer>>()
  let sweeping: NodeJS.Timeout | undefined

  /** Lets go of pages that nobody is given any more, until there is none left. */
  function sweep(): void {
    for (const [key, { at }] of kept) if (now() - at >= freshFor + staleFor) kept.delete(key)
    sweeping = kept.size ? setTimeout(sweep, sweepEvery).unref() : undefined
  }

  /** Renders once for all who ask meanwhile. */
  function renew(key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const made = render()
      .then((answer) => {
        if (!isWorthKeeping(answer)) return answer
        const shared = { ...answer, shared: true }
        kept.set(key, { answer: shared, at: now() })
        sweeping ??= setTimeout(sweep, sweepEvery).unref()
        return shared
      })
      .finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }

  return {
    async answer(key, render) {
      const known = kept.get(key)
      const age = known ? now() - known.at : Infinity
      if (known && age < freshFor) {
        onAnswer('kept')
        return known.answer
      }
      const others = underway.get(key)
      if (known && age < freshFor + staleFor) {
        if (!others) {
          renew(key, render).catch((error: unknown) =>
            console.error('A kept page could not be rendered anew; the next visitor tries.', error),
          )
        }
        onAnswer('stale')
        return known.answer
      }
      if (!others) {
        onAnswer('rendered')
        return renew(key, render)
      }
      const theirs = await others.catch(() => null)
      const isShared = theirs !== null && isForAll(theirs)
      onAnswer(isShared ? 'shared' : 'rendered')
      return isShared ? theirs : render()
    },
  }
}
