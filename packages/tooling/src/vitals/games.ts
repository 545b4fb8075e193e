import { games } from '@marquee/game-catalogue'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** What a game was like; times in ms. */
export interface GameVisit {
  /** From the tap on its tile until it has drawn itself and can be played. */
  firstFrame: number
  /** From one frame to the next while a round is shown: half of them, and all but one of twenty, are quicker. */
  p50: number
  p95: number
  /** What the game's own scripts take of a frame; all but one of twenty take less. */
  work: number
  /** What scripts of page and game hold once the round is over, in MB. */
  heap: number
}

/** One model of each engine that is played without a choice, by what the table calls it. */
const models = {
  lines: 'lines-20-adventure',
  '243 ways': 'ways-243-voyage',
  cascades: 'cascade-ladder',
  clusters: 'cluster-meadow',
  'scatter pays': 'scatter-pays-feast',
  'hold and link': 'hold-and-link-25',
  fish: 'fish-shoal',
  plinko: 'plinko-steady',
  dice: 'dice-hundred',
} as const

/** The games that are measured, each the first title of its model. */
export const measuredGames = Object.entries(models).map(([engine, id]) => {
  const title = games.find(({ model }) => model === id)?.title
  if (title) return { engine, title }
  throw new Error(`No title plays ${id}; name another model of '${engine}' in vitals/games.ts.`)
})

/** How long anything is waited for, in ms; without a graphics card a frame may take a second. */
const patience = 120_000

interface Noted {
  firstFrame: number
  frames: number[]
  work: number[]
}

/** Runs in the game's frame, before anything else does. */
function observe(): void {
  if (window === window.top) return
  const noted: Noted = { firstFrame: 0, frames: [], work: [] }
  Object.assign(window, { noted })
  const ask = window.requestAnimationFrame.bind(window)
  const isShowing = () =>
    /busy|showing/.test(document.querySelector<HTMLElement>('#game')?.dataset.phase ?? '')
  window.requestAnimationFrame = (draw) =>
    ask((now) => {
      const began = performance.now()
      draw(now)
      if (isShowing()) noted.work.push(performance.now() - began)
    })
  let last = 0
  const look = (now: number) => {
    ask(look)
    const isThere = document.querySelector('#game')?.hasAttribute('aria-busy') === false
    if (isThere) noted.firstFrame ||= performance.timeOrigin + now
    if (last > 0 && isShowing()) noted.frames.push(now - last)
    last = now
  }
  ask(look)
}

/** Taps the tile of a title; gives when, by the clock. */
const tap = (page: Page, title: string): Promise<number> =>
  page
    .getByTestId('game-tile')
    .filter({ hasText: title })
    .first()
    .evaluate((tile) => {
      const at = performance.timeOrigin + performance.now()
      ;(tile as HTMLElement).click()
      return at
    })

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
}

/** What this share of figures does not exceed. */
function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

async function visit(context: BrowserContext, origin: string, title: string): Promise<GameVisit> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.addInitScript(observe)
  await page.goto(`${origin}/library?q=${encodeURIComponent(title)}`)
  await page.waitForLoadState('networkidle')
  await slowDown(session)
  const tapped = await tap(page, title)
  const frame = page.frameLocator('iframe[data-testid="game-frame"]')
  const idle = frame.locator('button.play[data-phase="idle"]')
  await idle.waitFor()
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/finish/'))
  await idle.dispatchEvent('click')
  await settled
  await idle.waitFor()
  const { firstFrame, frames, work } = await frame
    .locator('#game')
    .evaluate(() => (window as unknown as { noted: Noted }).noted)
  return {
    firstFrame: firstFrame - tapped,
    p50: quantile(frames, 0.5),
    p95: quantile(frames, 0.95),
    work: quantile(work, 0.95),
    heap: await heapOf(session),
  }
}

/**
 * Opens a game from the library and plays one round, on a phone with nothing kept but the session. Its
 * screen has one pixel for each of the page's: where there is no graphics card the processor draws them.
 * @param cookie of a player, as a name and a value.
 */
export async function visitGame(
  browser: Browser,
  origin: string,
  { title, cookie }: { title: string; cookie: string },
): Promise<GameVisit> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 1 })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
    return await visit(context, origin, title)
  } finally {
    await context.close()
  }
}
