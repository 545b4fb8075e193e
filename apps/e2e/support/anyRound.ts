import type { FrameLocator, Page } from '@playwright/test'
import { gameFrame, gameIsReady, type PlayedRound, settlement, startRound } from './game.ts'

const playButton = (game: FrameLocator) => game.locator('button.play')

/**
 * From here on whatever comes is brought to its end: what may be skipped is, and where a choice is asked for
 * the first one that leads there is made. A table's own choices come before the large button, which would
 * draw cards until there are too many. Gives what ends it.
 */
async function goOn(game: FrameLocator): Promise<() => Promise<void>> {
  const begin = (element: HTMLElement | SVGElement) => {
    const play = element as HTMLElement
    return window.setInterval(() => {
      const { phase } = play.dataset
      if (phase === 'showing') play.click()
      if (phase !== 'asking') return
      const choice = document.querySelector<HTMLElement>('.choice:enabled')
      const isReady = play.getAttribute('aria-disabled') === 'false'
      const closed = document.querySelector<HTMLElement>('.cell:enabled, .box:enabled')
      ;(choice ?? (isReady ? play : closed))?.click()
    }, 100)
  }
  const timer = await playButton(game).evaluate(begin, undefined, { timeout: 60_000 })
  return () => playButton(game).evaluate((_, running) => window.clearInterval(running), timer)
}

/** Waits for the end of the round that is under way. */
async function ended(
  page: Page,
  id: string,
  settled: ReturnType<typeof settlement>,
): Promise<PlayedRound> {
  const answer = await settled
  if (!answer.url().includes(id)) throw new Error(`${answer.url()} settles another than ${id}.`)
  await gameIsReady(page)
  return ((await answer.json()) as { data: { round: PlayedRound } }).data.round
}

/** Plays a round of whatever game is open to its end; gives it as it was settled. */
export async function playAnyRound(page: Page): Promise<PlayedRound> {
  const settled = settlement(page, 120_000)
  const { id } = await startRound(page)
  const stop = await goOn(gameFrame(page))
  const round = await ended(page, id, settled)
  await stop()
  return round
}

const finishing = /\/rest\/game-rounds\/[^/]+\/finish\/$/

/**
 * Begins a round of whatever game is open, reloads the page in the middle of it, and plays it to its end. A
 * short one is kept from ending before.
 */
export async function reloadInTheMiddle(page: Page): Promise<PlayedRound> {
  await page.route(finishing, () => undefined)
  const { id } = await startRound(page)
  await page.reload({ waitUntil: 'commit' })
  await page.unroute(finishing)
  const settled = settlement(page, 120_000)
  const stop = await goOn(gameFrame(page))
  const round = await ended(page, id, settled)
  await stop()
  return round
}
