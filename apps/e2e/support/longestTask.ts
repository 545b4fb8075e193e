import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Thread time, microseconds: what others do on the machine meanwhile is not in it. */
  tdur?: number
  args?: { name?: string }
}

/** The main thread of the page: of several renderers the one that had most to do. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const own = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  )
  return own.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/**
 * What a page's main thread worked in one piece at most while something was done, in ms of the
 * processor's time.
 * @throws where the browser recorded nothing.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Only a browser that was started here can be traced.')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  let recorded: Buffer
  try {
    await act()
  } finally {
    recorded = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] }
  const tasks = mainThread(traceEvents).filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  if (tasks.length < 50) throw new Error(`The browser recorded ${tasks.length} tasks of the page.`)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
