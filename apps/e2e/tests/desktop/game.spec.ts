import { act, gameIds, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  hurry,
  openFromLibrary,
  type PlayedRound,
  playOneRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

/** A slot game of the catalogue's middle: its rounds are shown without a target to choose. */
const slot = 'Wharf Sevens'

/** Runs in the page: how many controls of the bar lie on another one or leave it. */
const crowded = (bar: Element): number => {
  const frame = bar.getBoundingClientRect()
  const boxes = [...bar.querySelectorAll('button, dl')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width)
  return boxes.filter(
    ({ left, right }, index) =>
      left < frame.left - 1 ||
      right > frame.right + 1 ||
      boxes.some((other, at) => at > index && left < other.right - 1 && other.left < right - 1),
  ).length
}

/** What the browser tells of an element that was moved. */
interface Moved {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Runs before the page: notes what of a game is moved by what comes later; words may grow from their end. */
const noteMoves = () => {
  const moved: string[] = []
  Object.assign(window, { moved })
  const sourcesOf = (entry: PerformanceEntry) => (entry as { sources?: Moved[] }).sources ?? []
  new PerformanceObserver((list) => {
    for (const { node, previousRect, currentRect } of list.getEntries().flatMap(sourcesOf)) {
      const element = node instanceof Element ? node : node?.parentElement
      const isOfGame =
        element?.closest('[role="toolbar"], iframe') ?? element?.querySelector('[role="toolbar"]')
      const isElsewhere =
        previousRect.top !== currentRect.top || previousRect.right !== currentRect.right
      if (isOfGame && isElsewhere) moved.push(element?.outerHTML.slice(0, 120) ?? '')
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a game and its bar stay where they are while all around them arrives', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await page.addInitScript(noteMoves)
  const [game] = await gameIds(context, stormrush)
  const bar = page.getByRole('toolbar', { name: 'Game controls' })
  for (const place of ['library', 'game']) {
    await page.goto(`${stormrush.origin}/${place}?game=${game}`)
    await expect(bar.getByRole('button', { name: 'Next game' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Fairness' })).toBeVisible()
    await gameIsReady(page)
    expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([])
  }
})

test('GAMES-15 previous and next wrap around in the order of the ids', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const ids = await gameIds(context, stormrush)
  const [first, last] = [ids[0], ids.at(-1)]
  const game = () => new URL(page.url()).searchParams.get('game')
  const bar = page.getByRole('toolbar', { name: 'Game controls' })
  await openAlive(page, `${stormrush.origin}/library?game=${first}`)
  await bar.getByRole('button', { name: 'Previous game' }).click()
  await expect.poll(game).toBe(String(last))
  await expect(bar.getByRole('button', { name: 'Next game' })).toBeEnabled()
  await bar.getByRole('button', { name: 'Next game' }).click()
  await expect.poll(game).toBe(String(first))
  await expect(bar.getByRole('button', { name: 'Next game' })).toBeEnabled()
  await bar.getByRole('button', { name: 'Next game' }).click()
  await expect.poll(game).toBe(String(ids[1]))
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  // Beside the game the bar has as much room as the window leaves it.
  await page.goto(`${stormrush.origin}/game?game=${first}`)
  await expect(bar.getByRole('button', { name: 'Next game' })).toBeEnabled()
  for (const width of [800, 1100, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => bar.evaluate(crowded), { message: `${width} px` }).toBe(0)
  }
})

test('a round that a reload interrupts is shown to its end afterwards, with the same outcome, and paid once (GAMES-05 GAMES-16)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const before = (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  await openFromLibrary(page, stormrush, slot)
  await gameIsReady(page)
  page.on('dialog', (dialog) => void dialog.accept())
  const round = await startRound(page)
  const launched = page.waitForResponse((response) =>
    /\/rest\/game\/[^/]+\/play\/$/.test(response.url()),
  )
  await page.reload()
  const { openRound } = (
    (await (await launched).json()) as {
      data: { openRound: PlayedRound | null }
    }
  ).data
  expect(openRound).toMatchObject({ id: round.id, cost: round.cost, win: round.win })
  expect(openRound?.outcome).toEqual(round.outcome)
  const settled = await settlement(page)
  expect(new URL(settled.url()).pathname).toContain(round.id)
  await gameIsReady(page)
  const left = before - round.cost + round.win
  expect((await playerOf(context, stormrush)).playerInfo.playerBalance.coins).toBe(left)
  const again = await act(context, stormrush, `/rest/game-rounds/${round.id}/finish/`, {
    method: 'POST',
  })
  expect(again.status()).toBe(200)
  expect((await playerOf(context, stormrush)).playerInfo.playerBalance.coins).toBe(left)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(left)
})

test('Space plays as soon as a game is open, without a click into it, and Escape closes it', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, slot)
  await gameIsReady(page)
  await expect(page.getByTestId('game-frame')).toBeFocused()
  const played = page.waitForResponse((answer) => answer.url().endsWith('/rest/game-rounds/'))
  await page.keyboard.press('Space')
  expect((await played).status()).toBe(200)
  // Free spins that the round may have won are shown one after the other.
  await hurry(gameFrame(page))
  await gameIsReady(page)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
})

test('session clock and net position are in sight, and follow the rounds', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, slot)
  const { cost, win } = await playOneRound(page)
  await expect(page.getByTestId('session-time')).toHaveText(/^\d{1,2}:\d{2}/)
  const net = page.getByTestId('session-net')
  await expect
    .poll(async () => {
      const figure = await net.locator('span[aria-hidden="true"]').textContent()
      return Number((figure ?? '').replace('−', '-').replace(/[^\d-]/g, ''))
    })
    .toBe(win - cost)
  await expect(gameFrame(page).locator('.controls .result')).toBeVisible()
})

test('leaving a running round asks first, and staying keeps it', async ({ page, context }) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, slot)
  const settled = settlement(page)
  // The round runs until its end is settled, however long the question takes to come.
  const asked = Promise.withResolvers<void>()
  await page.route(/\/rest\/game-rounds\/[^/]+\/finish\/$/, async (route) => {
    await asked.promise
    await route.continue()
  })
  await startRound(page)
  await page.getByRole('button', { name: 'Close the game' }).click()
  const question = page.getByRole('alertdialog', { name: 'Your round is still running' })
  await expect(question).toBeVisible()
  // Over a frame that is being painted a pointer may still reach the frame.
  await question.getByRole('button', { name: 'Stay' }).dispatchEvent('click')
  await expect(question).toHaveCount(0)
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  asked.resolve()
  expect((await settled).status()).toBe(200)
})
