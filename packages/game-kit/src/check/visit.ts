import type { Browser, Frame, Page } from '@playwright/test'
import type { LogEntry, SimulatorWindow } from '../simulator/page.ts'

/** What a check may do with an open game. */
export type Visit = {
  page: Page
  /** The game's own page. */
  game: () => Frame
  log: () => Promise<LogEntry[]>
  /** Waits until something was said; false when it was not within the time, in ms. */
  until: (is: (entry: LogEntry) => boolean, ms?: number) => Promise<boolean>
  count: (is: (entry: LogEntry) => boolean) => Promise<number>
  /** Presses what a player would, until a round is asked for; false when none is within the time, in ms. */
  play: (ms?: number) => Promise<boolean>
  /** How long the game is waited for, in ms. */
  patience: number
  tell: (act: (simulator: SimulatorWindow['simulator']) => void) => Promise<void>
  close: () => Promise<void>
}

/** A game's first load, on a machine that does other things as well, in ms. */
const loading = 30_000
const pause = 100

export const isFrom =
  (from: LogEntry['from'], type: string) =>
  (entry: LogEntry): boolean =>
    entry.from === from && entry.type === type

export const isRequest = isFrom('game', 'round.request')
export const isFinished = isFrom('host', 'round.finished')

/** Where the simulator is, and how long a game may take to load or go on, in ms. */
export type Place = { url: string; patience: number }

const plays = /play|spin|deal|drop|roll|draw|launch|start|begin|shoot|fire/i
/** No game has more to step through before the button that plays. */
const stops = 14

/** Finds the button that plays as somebody without a pointer does, by its name, and presses it. */
async function pressPlay(page: Page, game: Frame): Promise<void> {
  await page.locator('iframe').focus()
  for (let stop = 0; stop < stops; stop++) {
    const name = await game.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      return `${focused.getAttribute('aria-label') ?? ''} ${focused.textContent ?? ''}`
    })
    if (plays.test(name)) return page.keyboard.press('Enter')
    // A game may put whoever comes in on the button that plays: it is looked at before the first step.
    await page.keyboard.press('Tab')
  }
}

/** Opens the simulator with settings of its address and waits for the game's `ready`. */
export async function visit(
  browser: Browser,
  { url, patience }: Place,
  settings: string,
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  await page.goto(`${url}?${settings}`)
  await page.waitForFunction(() => 'simulator' in window)
  const log = () => page.evaluate(() => (window as unknown as SimulatorWindow).simulator.log)
  const until: Visit['until'] = async (is, ms = patience) => {
    for (const end = performance.now() + ms; performance.now() < end;) {
      if ((await log()).some(is)) return true
      await page.waitForTimeout(pause)
    }
    return false
  }
  const count: Visit['count'] = async (is) => (await log()).filter(is).length
  const game = () => page.frames().find((frame) => frame.parentFrame() === page.mainFrame())!
  const play: Visit['play'] = async (ms = patience) => {
    const before = await count(isRequest)
    // A game that has heard `init` may still load what it draws with.
    for (const end = performance.now() + ms; performance.now() < end;) {
      await pressPlay(page, game())
      await page.waitForTimeout(3 * pause)
      if ((await count(isRequest)) > before) return true
    }
    return false
  }
  await until(isFrom('host', 'init'), loading)
  await page.waitForTimeout(300)
  return {
    page,
    game,
    log,
    until,
    count,
    play,
    patience,
    // What is given runs in the page, where nothing of this file is there.
    tell: (act) => page.evaluate<void>(`(${act.toString()})(window.simulator)`),
    close: () => page.close(),
  }
}
