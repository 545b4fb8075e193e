import { allowedGrowth, type Held, measured, warmUp, weigh } from '@marquee/game-kit/heap'
import type { Browser, Page } from '@playwright/test'
import { median } from '../median.ts'
import { frameOf, patience, playRound } from './games.ts'

/** What it held after the first times that were measured, and after the last. */
export interface Growth {
  early: Held
  late: Held
}

/** One of so many openings of a game has a round played. */
const roundEvery = 10

/** How much more the scripts held in the end, as a share of what they held. */
export const grownBy = ({ early, late }: Growth): number => late.heap / early.heap - 1

/** How many rounds were played between the first and the last openings of a game that were measured. */
export const roundsBetween = (times: number): number =>
  Math.floor((times - warmUp - measured) / roundEvery)

/**
 * What is wrong with it, or null.
 * @param drawings how many documents more may be drawings that were seen for the first time: a browser
 * counts each (SVG) as a document as long as it keeps the picture, such as that of a card that was dealt.
 */
export function leakOf(growth: Growth, drawings = 0): string | null {
  const { early, late } = growth
  const share = grownBy(growth)
  if (share > allowedGrowth)
    return `the heap grew by ${(100 * share).toFixed(1)} %; ${100 * allowedGrowth} % is allowed`
  if (late.documents > early.documents + drawings)
    return `${late.documents - early.documents} pages or frames that were left are still held`
  return null
}

/** Does something so many times, each ending where it began, and compares what the page holds there. */
async function repeat(
  page: Page,
  times: number,
  act: (nth: number) => Promise<void>,
): Promise<Growth> {
  const held = await weigh(await page.context().newCDPSession(page))
  const early: Held[] = []
  const late: Held[] = []
  for (let nth = 0; nth < times; nth++) {
    await act(nth)
    if (nth >= warmUp && nth < warmUp + measured) early.push(await held())
    if (nth >= times - measured) late.push(await held())
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
  // Half a phone's points in each direction: without a graphics card the processor draws them.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 0.5,
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

/**
 * Where the links of the page lead within the brand, each once. Files and what is elsewhere are left out,
 * and other languages: whoever has chosen one comes back to the page in it.
 */
const waysFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download], [hreflang])'),
    ]
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
