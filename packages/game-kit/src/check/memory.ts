import type { Browser } from '@playwright/test'
import { isFrom, type Place, visit } from './visit.ts'

/** The heap may grow by this share from the first openings to the last. */
const allowed = 0.05
/** Openings before the first measurement: caches of the browser fill then. */
const warmUp = 15
/** A heap of a page that does nothing differs by this much, in bytes. */
const noise = 200_000

/**
 * Opens the game again and again in one page, as a lobby does, and compares what the heap holds. Gives
 * what is wrong, or null.
 */
export async function checkMemory(
  browser: Browser,
  place: Place,
  openings: number,
): Promise<string | null> {
  const visited = await visit(browser, place, 'pace=300&delay=20')
  const { page } = visited
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('Performance.enable')
  const openOnce = async () => {
    await visited.tell((simulator) => {
      simulator.log.length = 0
      simulator.open()
    })
    if (!(await visited.until(isFrom('host', 'init')))) throw new Error('The game did not load.')
  }
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(200)
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN
  }
  try {
    for (let nth = 0; nth < Math.min(warmUp, openings); nth++) await openOnce()
    const before = await heap()
    for (let nth = warmUp; nth < openings; nth++) await openOnce()
    const after = await heap()
    const grown = after - before
    if (!(grown > Math.max(before * allowed, noise))) return null
    const share = ((100 * grown) / before).toFixed(1)
    return `After ${openings} openings the heap holds ${share} % more (${before} to ${after} bytes); 5 % is allowed.`
  } finally {
    await visited.close()
  }
}
