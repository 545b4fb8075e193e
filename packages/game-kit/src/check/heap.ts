import type { CDPSession } from '@playwright/test'

/** The heap may grow by this share from the first times that are measured to the last. */
export const allowedGrowth = 0.05
/** Times before the first measurement: caches of page and browser fill then. */
export const warmUp = 20
/** Times that are measured at either end; their median counts. */
export const measured = 7

/** What a page and its frames hold once all garbage was collected. */
export interface Held {
  /** Of scripts, in bytes. */
  heap: number
  /** Pages and frames, left ones that something still holds included. */
  documents: number
}

/** The one in the middle by size, the higher of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Asks a page what it holds, again and again, by a connection to its developer tools. */
export async function weigh(devtools: CDPSession): Promise<() => Promise<Held>> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('Performance.enable')
  return async () => {
    // What the first collection lets go of may hold more, which the second finds.
    for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const read = (wanted: string): number => {
      const metric = metrics.find(({ name }) => name === wanted)
      if (!metric) throw new Error(`The browser does not say its ${wanted}.`)
      return metric.value
    }
    return { heap: read('JSHeapUsedSize'), documents: read('Documents') }
  }
}
