import type { Page, Request } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  openFromLibrary,
  type PlayedRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.setTimeout(180_000)

const playing = /\/rest\/game-rounds\/$/
const finishing = /\/rest\/game-rounds\/[^/]+\/finish\/$/

/** The platform does what it is asked for, and nobody hears its answer. Ends with what it returns. */
async function loseAnswers(page: Page, calls: RegExp): Promise<() => Promise<void>> {
  await page.route(calls, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => page.unroute(calls)
}

/** The connection is cut: the game says so. */
const expectOffline = (page: Page) =>
  expect(gameFrame(page).getByRole('alert')).toHaveText(/you’re offline/i, { timeout: 60_000 })

test('a connection that is cut while a round is requested and while it is finished costs nothing: each round is paid for once, and paid out once', async ({
  page,
  context,
  pageConsole,
}) => {
  // What else the page asks for while the device is offline does not come either.
  pageConsole.allow(
    /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|\(network\)|realtime|could not be loaded/i,
  )
  await signUpByApi(context, stormrush)
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const rounds = async () => {
    const answer = await context.request.get(`${stormrush.origin}/rest/game-rounds/`, {
      maxRetries: 1,
    })
    type Kept = PlayedRound & { status: string }
    return ((await answer.json()) as { data: { rounds: Kept[] } }).data.rounds
  }
  const before = await coins()
  const game = gameFrame(page)
  const keys: Record<'play' | 'finish', Set<string>> = { play: new Set(), finish: new Set() }
  page.on('request', async (request: Request) => {
    const call = finishing.test(request.url()) ? 'finish' : 'play'
    const key = await request.headerValue('idempotency-key')
    if (key && /\/rest\/game-rounds\//.test(request.url())) keys[call].add(key)
  })
  await openFromLibrary(page, stormrush, 'Ember Herd Jackpots')
  await gameIsReady(page)

  // The stake is taken, and no answer comes: the same press, later, is the same round.
  const answersPlay = await loseAnswers(page, playing)
  await game.locator('button.play').dispatchEvent('click')
  await expectOffline(page)
  await answersPlay()
  const [taken] = await rounds()
  expect(taken).toMatchObject({ status: 'open' })
  await game.getByRole('dialog').getByText('Close', { exact: true }).dispatchEvent('click')
  const answersFinish = await loseAnswers(page, finishing)
  const { id, cost, win } = await startRound(page)
  expect(id).toBe(taken?.id)
  expect(await coins()).toBe(before - cost)

  // The win is paid, and no answer comes: it is asked for again.
  await expectOffline(page)
  expect(await coins()).toBe(before - cost + win)
  await answersFinish()
  const settled = settlement(page)
  await game.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  expect((await settled).status()).toBe(200)
  await gameIsReady(page)
  expect([keys.play.size, keys.finish.size]).toEqual([1, 1])

  // The device is offline, for as long as a round is shown and beyond.
  const second = await startRound(page)
  await context.setOffline(true)
  await expectOffline(page)
  await context.setOffline(false)
  const late = settlement(page)
  await game.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  expect((await late).status()).toBe(200)
  await gameIsReady(page)
  expect((await rounds()).map(({ status }) => status)).toEqual(['settled', 'settled'])
  const after = before - cost + win - second.cost + second.win
  expect(await coins()).toBe(after)
  await expect(game.locator('.controls .meter .amount').first()).toHaveText(
    after.toLocaleString('en'),
  )
})
