import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@marquee/platform-kernel/network'
import { LRUCache } from 'lru-cache'
import { sendText } from './headers/common.ts'

export interface VisitorLimits {
  /** Pages that one network may ask for in a minute. */
  perMinute: number
  /** Pages of one network that are being rendered, or wait to be read, at once. */
  atOnce: number
}

/** As many as calls of a guest: telephone companies put many people behind one address. */
export const usualLimits: VisitorLimits = { perMinute: 600, atOnce: 48 }

/** As on the platform: in a sandbox tests share one address, and may ask for many times as much. */
export function limitsOf({
  sandbox,
  LIMIT_FACTOR,
}: {
  sandbox: boolean
  LIMIT_FACTOR: number
}): VisitorLimits {
  const factor = sandbox ? LIMIT_FACTOR : 1
  return { perMinute: usualLimits.perMinute * factor, atOnce: usualLimits.atOnce * factor }
}

const minute = 60_000
/** So many networks are remembered; of more, those that were seen last. */
const remembered = 100_000

interface Counted {
  since: number
  pages: number
  open: number
}

/**
 * Admits page requests by the network they come from: so many a minute, and so many at once, those
 * included that were answered and that nobody reads. Answers 429 and gives false beyond that.
 * @param now in ms, from any beginning.
 */
export function makeVisitorLimit(
  { perMinute, atOnce }: VisitorLimits,
  now: () => number = () => performance.now(),
): (request: IncomingMessage, answer: ServerResponse) => boolean {
  // By size: a count would take room for all of them at once.
  const networks = new LRUCache<string, Counted>({ maxSize: remembered, sizeCalculation: () => 1 })
  const countedOf = (network: string): Counted => {
    const known = networks.get(network) ?? { since: now(), pages: 0, open: 0 }
    if (now() - known.since >= minute) Object.assign(known, { since: now(), pages: 0 })
    networks.set(network, known)
    return known
  }
  return (request, answer) => {
    const counted = countedOf(networkOf(String(request.headers['x-forwarded-for'] ?? 'unknown')))
    counted.pages += 1
    if (counted.pages > perMinute || counted.open >= atOnce) {
      const wait = counted.pages > perMinute ? counted.since + minute - now() : 1000
      answer.setHeader('retry-after', String(Math.max(1, Math.ceil(wait / 1000))))
      // What it asks next on this connection would wait in memory too.
      answer.setHeader('connection', 'close')
      sendText(
        request,
        answer,
        429,
        'These are too many pages at once. Wait a moment and try again.',
      )
      return false
    }
    counted.open += 1
    answer.once('close', () => (counted.open -= 1))
    return true
  }
}
