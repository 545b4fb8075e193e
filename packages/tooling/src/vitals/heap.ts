import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from '../median.ts'
import { frameOf, patience, playRound } from './games.ts'

/** What the page holds once all garbage was collected. */
export interface Held {
  /** Of scripts, in MB. */
  heap: number
  /** Pages and frames, left ones that something still holds included. */
  documents: number
}

/** What it held after the first times that were measured, and after the last. */
export interface Growth {
  early: Held
  late: Held
}

/** The heap may grow by this share from the first times to the last. */
export const allowedGrowth = 0.05
/** Times before the first measurement: caches of page and browser fill then. */
const warmUp = 20
/** Times that are measured at either end; their median counts. */
const measured = 7
/** One of so many openings of a game has a round played. */
const roundEvery = 10

/** How much more the scripts held in the end, as a share of what they held. */
export const grownBy = ({ early, late }: Growth): number => late.heap / early.heap - 1

/** What is wrong with it, or null. */
export function leakOf(growth: Growth): string | null {
  const { early, late } = growth
  const share = grownBy(growth)
  if (share > allowedGrowth)
    return `the heap grew by ${(100 * share).toFixed(1)} %; ${100 * allowedGrowth} % is allowed`
  if (late.documents > early.documents)
    return `${late.documents - early.documents} pages or frames that were left are still held`
  return null
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // What the first collection lets go of may hold more, which the second finds.
  for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (wanted: string): number => {
    const metric = metrics.find(({ name }) => name === wanted)
    if (!metric) throw new Error(`The browser does not say its ${wanted}.`)
    return metric.value
  }
  return { heap: read('JSHeapUsedSize') / 1_000_000, documents: read('Documents') }
}

/** Does something so many times, each ending where it began, and compares what the page holds there. */
async function repeat(
  page: Page,
  times: number,
  act: (nth: number) => Promise<void>,
): Promise<Growth> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('Performance.enable')
  const early: Held[] = []
  const late: Held[] = []
  for (let nth = 0; nth < times; nth++) {
    await act(nth)
    if (nth >= warmUp && nth < warmUp + measured) early.push(await heldBy(devtools))
    if (nth >= times - measured) late.push(await heldBy(devtools))
  }
  const middle = (several: readonly Held[]): Held => ({
    heap: median(several.map(({ heap }) => heap)),
    documents: median(several.map(({ documents }) => documents)),
  })
  return { early: middle(early), late: middle(late) }
}

/** The least number of times that has a first and a last to compare. */
export const leastTimes = warmUp + 2 * measured

/** Where a player is, and who: a name and a value of the session's cookie. */
export interface Visitor {
  origin: string
  cookie: string
}

async function asPlayer<Seen>(
  browser: Browser,
  { origin, cookie }: Visitor,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  // As few points as a phone has: without a graphics card the processor draws them.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  try {
    await context.addCookies([{ name, value, url: origin }])
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    return await look(page)
  } finally {
    await context.close()
  }
}

/**
 * Opens a game from the library and closes it again, so many times in one page, with a round in every tenth.
 */
export async function openAgainAndAgain(
  browser: Browser,
  visitor: Visitor,
  { title, times }: { title: string; times: number },
): Promise<Growth> {
  return asPlayer(browser, visitor, async (page) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${visitor.origin}/library?q=${encodeURIComponent(title)}`)
    await page.waitForLoadState('networkidle')
    const tile = page.getByTestId('game-tile').filter({ hasText: title }).first()
    return repeat(page, times, async (nth) => {
      await tile.dispatchEvent('click')
      const play = frameOf(page).locator('button.play[data-phase="idle"]')
      await play.waitFor()
      if (nth % roundEvery === 0) {
        await play.evaluate(playRound)
        await play.waitFor()
      }
      await page.keyboard.press('Escape')
      await page.getByTestId('game-frame').waitFor({ state: 'detached' })
    })
  })
}

/** Where the links of the page lead within the brand, each once; files and what is elsewhere left out. */
const waysFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')]
    const ways = links.filter(({ target }) => !target).map(({ pathname }) => pathname)
    return [...new Set(ways)].filter((way) => way !== location.pathname && !way.includes('.'))
  })

/** Follows a link of the lobby and comes back, so many times in one page, one link after the other. */
export async function followAgainAndAgain(
  browser: Browser,
  visitor: Visitor,
  times: number,
): Promise<Growth> {
  return asPlayer(browser, visitor, async (page) => {
    await page.goto(visitor.origin)
    await page.waitForLoadState('networkidle')
    const home = await page.evaluate(() => location.pathname)
    const ways = await waysFrom(page)
    if (ways.length === 0) throw new Error(`${visitor.origin} has no link to follow.`)
    // Each page is known before the first measurement.
    for (const way of ways) await follow(page, way, home)
    return repeat(page, times, (nth) => follow(page, ways[nth % ways.length] ?? home, home))
  })
}

async function follow(page: Page, way: string, home: string): Promise<void> {
  await page.locator(`a[href="${way}"], a[href^="${way}?"]`).first().dispatchEvent('click')
  await page.waitForFunction((left) => location.pathname !== left, home)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForFunction((left) => location.pathname === left, home)
  await page.locator(`a[href="${way}"], a[href^="${way}?"]`).first().waitFor({ state: 'attached' })
}
