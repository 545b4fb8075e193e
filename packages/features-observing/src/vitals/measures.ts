import { follow } from './follow.ts'
import { askedAt, hiddenAt } from './seen.ts'

/** A measure of the document that is open. */
export interface Measure {
  /** So far; undefined where there is nothing to measure, or the browser does not. */
  read: () => number | undefined
  stop: () => void
}

/** When the largest thing on the screen was painted before the page was hidden: LCP, in ms. */
export function measureLargestPaint(): Measure {
  const paints: number[] = []
  const following = follow(['largest-contentful-paint'], ({ startTime }) => paints.push(startTime))
  return {
    read() {
      following?.flush()
      // Each is larger than those before it.
      const last = paints.findLast((at) => at < hiddenAt())
      return last === undefined ? undefined : Math.max(last - askedAt(), 0)
    },
    stop: () => following?.stop(),
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/**
 * How much of the screen moved by itself: CLS, the largest sum of shifts less than a second apart
 * within five seconds. Nothing moves on a page that was never painted in sight.
 */
export function measureLayoutShift(): Measure {
  let [first, last, sum, largest] = [0, 0, 0, 0]
  const following = follow<LayoutShift>(['layout-shift'], (entry) => {
    if (entry.hadRecentInput) return
    const { startTime: at, value } = entry
    if (sum && at - last < 1_000 && at - first < 5_000) sum += value
    else [first, sum] = [at, value]
    last = at
    largest = Math.max(largest, sum)
  })
  return {
    read() {
      following?.flush()
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return following && painted && painted.startTime < hiddenAt() ? largest : undefined
    },
    stop: () => following?.stop(),
  }
}

/** Of these many answers one may be slower than the measure. */
const perOutlier = 50
/** As many of the slowest as are kept. */
const mostKept = 10
/** Ids of answers grow by this, and say how many there were where a browser does not count. */
const idStep = 7
/** Shorter events are no answer that anybody waits for, in ms. */
const shortest = 40

/** Forgets the quickest of those that are more than are kept. */
function keepSlowest(answers: Map<number, number>): void {
  if (answers.size <= mostKept) return
  const [quickest = 0] = [...answers].sort(([, one], [, other]) => one - other)[0] ?? []
  answers.delete(quickest)
}

/** The slowest answer to a press or a key, all but the slowest of fifty: INP, in ms. */
export function measureSlowestAnswer(): Measure {
  const answers = new Map<number, number>()
  let [lowest, highest] = [Infinity, 0]
  const isCounted = 'interactionCount' in performance
  const following =
    'PerformanceEventTiming' in globalThis && 'interactionId' in PerformanceEventTiming.prototype
      ? follow<PerformanceEventTiming>(
          ['event', 'first-input'],
          ({ interactionId: id, entryType, duration }) => {
            if (!id && entryType === 'event') return
            answers.set(id, Math.max(answers.get(id) ?? 0, duration))
            keepSlowest(answers)
            if (id) [lowest, highest] = [Math.min(lowest, id), Math.max(highest, id)]
          },
          isCounted ? shortest : 0,
        )
      : null
  return {
    read() {
      following?.flush()
      const count = isCounted ? performance.interactionCount : (highest - lowest) / idStep + 1
      const slowest = [...answers.values()].sort((one, other) => other - one)
      return slowest[Math.min(slowest.length - 1, Math.floor(count / perOutlier))]
    },
    stop: () => following?.stop(),
  }
}
