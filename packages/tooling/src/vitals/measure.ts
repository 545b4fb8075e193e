import type { Browser, CDPSession, Page } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** What a visit was like; times in ms, sizes in kB as they came over the line. */
export interface Visit {
  /** Until the largest thing of the first screen was painted. */
  lcp: number
  /**
   * How long tasks kept the page from answering: what each took beyond 50 ms, from the first paint of
   * content on. Before that there is nothing to press (as Lighthouse counts it).
   */
  tbt: number
  /** How far things moved by themselves, without a unit. */
  cls: number
  /** Of the main thread, scripts, styles and painting together. */
  busy: number
  document: number
  scripts: number
  styles: number
}

/** Until then whatever begins by itself has begun, ms after the last request. */
const restsAfter = 2_500

interface Noted {
  lcp: number
  /** Of the first text or picture. */
  fcp: number
  cls: number
  tasks: { start: number; end: number }[]
}

/** Runs in the page, before anything else does. */
function observe(): void {
  const noted: Noted = { lcp: 0, fcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { noted })
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime))
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime
  })
  on('longtask', ({ startTime: start, duration }) =>
    noted.tasks.push({ start, end: start + duration }),
  )
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) noted.cls += value
  })
}

/** What long tasks took beyond 50 ms each, of one that began before the first paint what came after it. */
const blocking = ({ fcp, tasks }: Noted): number =>
  tasks
    .map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50))
    .reduce((sum, one) => sum + one, 0)

/** Bytes over the line by the kind of what was asked for. */
async function countBytes(session: CDPSession): Promise<Map<string, number>> {
  const bytes = new Map<string, number>()
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  return bytes
}

async function mainThreadOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  const bytes = await countBytes(session)
  await session.send('Performance.enable')
  await slowDown(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(restsAfter)
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  const kB = (kind: string) => (bytes.get(kind) ?? 0) / 1_000
  return {
    lcp: noted.lcp,
    cls: noted.cls,
    tbt: blocking(noted),
    busy: await mainThreadOf(session),
    document: kB('Document'),
    scripts: kB('Script'),
    styles: kB('Stylesheet'),
  }
}

/** Visits an address once, as a guest with nothing kept. */
export async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    return await visit(page, await context.newCDPSession(page), url)
  } finally {
    await context.close()
  }
}
