import { titlesByEngine } from '@marquee/game-catalogue/engines'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** What a game was like; times in ms. */
export interface GameVisit {
  /** How long its loading scene stood there on this machine as it is, with nothing slowed down. */
  scene: number
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

/** The games that are measured: the first title of each engine that titles run on. */
export const measuredGames = [...titlesByEngine].flatMap(([engine, [first]]) =>
  first ? [{ engine, title: first.title }] : [],
)

/** How long anything is waited for, in ms; without a graphics card a frame may take a second. */
export const patience = 120_000

interface Noted {
  /** When the loading scene came, and when it left; 0 as long as it has not. */
  sceneBegan: number
  sceneEnded: number
  firstFrame: number
  /** When the round was begun; 0 before. */
  pressed: number
  frames: number[]
  work: number[]
}

/** Runs in the game's frame, before anything else does. */
function observe(): void {
  if (window === window.top) return
  const noted: Noted = {
    sceneBegan: 0,
    sceneEnded: 0,
    firstFrame: 0,
    pressed: 0,
    frames: [],
    work: [],
  }
  Object.assign(window, { noted })
  const ask = window.requestAnimationFrame.bind(window)
  // A shot that flies on while the next may be fired is in view for so long, in ms.
  const flight = 1_500
  const isShowing = () => {
    if (noted.pressed === 0) return false
    const { phase = '' } = document.querySelector<HTMLElement>('#game')?.dataset ?? {}
    return /busy|showing/.test(phase) || performance.now() - noted.pressed < flight
  }
  new MutationObserver(() => {
    const scene = document.querySelector('.curtain')
    if (!scene) return
    noted.sceneBegan ||= performance.now()
    if (scene.classList.contains('gone')) noted.sceneEnded ||= performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
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

/**
 * Runs in the game's frame: plays a round to its end, whatever it asks on the way. Where the large button
 * waits for a choice the first one there is is made.
 */
export function playRound(element: HTMLElement | SVGElement): Promise<void> {
  const play = element as HTMLElement
  const { noted } = window as unknown as { noted?: Noted }
  if (noted) noted.pressed = performance.now()
  play.click()
  return new Promise((resolve) => {
    const isOver = () => play.dataset.phase === 'idle'
    let rests = 0
    const timer = setInterval(() => {
      // A shot flies on while the next may be fired.
      rests = isOver() ? rests + 1 : 0
      if (rests > 10) {
        clearInterval(timer)
        resolve()
      }
      if (play.dataset.phase !== 'asking') return
      if (play.getAttribute('aria-disabled') === 'false') play.click()
      else document.querySelector<HTMLElement>('.cell:enabled, .box:enabled')?.click()
    }, 200)
  })
}

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

/** What is inside of the open game's frame. */
export const frameOf = (page: Page) => page.frameLocator('iframe[data-testid="game-frame"]')

const notedIn = (page: Page): Promise<Noted> =>
  frameOf(page)
    .locator('#game')
    .evaluate(() => (window as unknown as { noted: Noted }).noted)

/** Opens a game from the library, by its tile; gives when it was tapped once the game can be played. */
async function open(
  page: Page,
  { origin, title, slow }: { origin: string; title: string; slow?: () => Promise<void> },
): Promise<number> {
  page.setDefaultTimeout(patience)
  await page.addInitScript(observe)
  await page.goto(`${origin}/library?q=${encodeURIComponent(title)}`)
  await page.waitForLoadState('networkidle')
  await slow?.()
  const tapped = await tap(page, title)
  await frameOf(page).locator('button.play[data-phase="idle"]').waitFor()
  return tapped
}

/** How long the loading scene of a game stands there, with nothing slowed down. */
async function sceneOf(context: BrowserContext, origin: string, title: string): Promise<number> {
  const page = await context.newPage()
  await open(page, { origin, title })
  const { sceneBegan, sceneEnded } = await notedIn(page)
  if (sceneBegan > 0 && sceneEnded > 0) return sceneEnded - sceneBegan
  throw new Error(`${title} was opened without its loading scene.`)
}

async function visit(
  context: BrowserContext,
  origin: string,
  title: string,
): Promise<Omit<GameVisit, 'scene'>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const tapped = await open(page, { origin, title, slow: () => slowDown(session) })
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/finish/'))
  await frameOf(page).locator('button.play').evaluate(playRound)
  await settled
  const { firstFrame, frames, work } = await notedIn(page)
  return {
    firstFrame: firstFrame - tapped,
    p50: quantile(frames, 0.5),
    p95: quantile(frames, 0.95),
    work: quantile(work, 0.95),
    heap: await heapOf(session),
  }
}

/**
 * Opens a game from the library, and once more to play a round on a slow phone, with nothing kept but the
 * session. Its screen has one pixel for each of the page's: where there is no graphics card the processor
 * draws them.
 * @param cookie of a player, as a name and a value.
 */
export async function visitGame(
  browser: Browser,
  origin: string,
  { title, cookie }: { title: string; cookie: string },
): Promise<GameVisit> {
  const [name = '', value = ''] = cookie.split('=')
  const inContext = async <Seen>(look: (context: BrowserContext) => Promise<Seen>) => {
    const context = await browser.newContext({ ...phone, deviceScaleFactor: 1 })
    try {
      await context.addCookies([{ name, value, url: origin }])
      return await look(context)
    } finally {
      await context.close()
    }
  }
  const scene = await inContext((context) => sceneOf(context, origin, title))
  return { scene, ...(await inContext((context) => visit(context, origin, title))) }
}
