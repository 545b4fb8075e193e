import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { seconds } from './metrics.ts'

/** One figure of what is looked up. */
export interface Reading {
  labels?: Record<string, string>
  value: number
}

/** Something of the database or of another server that is looked up when metrics are read. */
export interface StateGauge {
  /** `marquee_...`. */
  name: string
  help: string
  /** Names of its labels, whose values are few. */
  labelNames?: readonly string[]
  /** Has to be cheap: an index, not a scan. */
  read: () => Promise<readonly Reading[]>
}

/** How long a figure holds, in s: whoever reads more often gets the same. */
const holdsFor = 5
/** What one look may take, in ms. */
const patience = 2_000

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const stop = new AbortController()
  try {
    return await Promise.race([
      asked,
      sleep(patience, undefined, { ref: false, signal: stop.signal }).then(() => {
        throw new Error(`No answer within ${patience} ms.`)
      }),
    ])
  } finally {
    asked.catch(() => {})
    stop.abort()
  }
}

/**
 * Looks figures up, all of them again when the last ones are too old. One that cannot be read is absent, and
 * `marquee_unread` says so.
 * @returns what renews them; it never throws.
 */
export function makeStateGauges(
  gauges: readonly StateGauge[],
  registry: Registry,
): () => Promise<void> {
  const registers = [registry]
  const unread = new Gauge({
    name: 'marquee_unread',
    help: '1 for a figure that could not be looked up.',
    labelNames: ['figure'],
    registers,
  })
  const made = gauges.map(({ name, help, labelNames = [], read }) => {
    const gauge = new Gauge({ name, help, labelNames, registers })
    // Without labels a reset one would say zero.
    const clear = () => (labelNames.length ? gauge.reset() : gauge.remove())
    return { name, read, gauge, clear }
  })
  const renewOne = async ({ name, read, gauge, clear }: (typeof made)[number]) => {
    try {
      const readings = await inTime(read())
      clear()
      for (const { labels = {}, value } of readings) gauge.set(labels, value)
      unread.set({ figure: name }, 0)
    } catch {
      clear()
      unread.set({ figure: name }, 1)
    }
  }
  let renewed = -Infinity
  let underway: Promise<void> | null = null
  return () => {
    if (underway) return underway
    if (seconds() - renewed < holdsFor) return Promise.resolve()
    const renewAll = async () => {
      await Promise.all(made.map(renewOne))
      renewed = seconds()
      underway = null
    }
    underway = renewAll()
    return underway
  }
}
