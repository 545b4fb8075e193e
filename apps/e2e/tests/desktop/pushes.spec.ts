import type { Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameIsReady, gameWindow } from '../../support/game.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Sends a push to the player of this browser, through the platform's outbox. */
const push = async (page: Page, channel: string, data: object) => {
  const answer = await page.context().request.post(`${stormrush.origin}/sandbox/push`, {
    data: { channel, data },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

interface Desk {
  data: { methods: { id: string; tokenUrl: string }[] }
}

/** Pushes of features, with the page of each and what it asks for anew of its own. */
const ofFeatures = [
  [
    'prizeDrops',
    '/prize-drops',
    '/rest/prize-drops/info/',
    { kind: 'pool', prizeLvl: null, prizeValue: null, nextPrizeWillAccrueIn: null },
  ],
  [
    'season',
    '/season',
    '/rest/seasons/season/',
    { slug: 'harvest', totalProgressPercents: 10, currentLevel: 2 },
  ],
  [
    'bingo',
    '/bingo',
    '/rest/bingo/check-player-status/',
    { availablePoint: 3, nextBallProgress: 0.5 },
  ],
  [
    'moneyBox',
    '/money-box',
    '/rest/money-box/info/',
    { type: 'topUp', status: 'active', moneyBoxAmount: 50 },
  ],
  [
    'tournament',
    '/tournaments',
    '/rest/tournament',
    { historyId: 1, points: 20, place: 4, roundsPlayed: 2 },
  ],
  [
    'rankLeague',
    '/vip',
    '/rest/rank-league/info/',
    { kind: 'progress', levelIndex: 1, currentExperience: 40 },
  ],
  ['cashback', '/vip', '/rest/cashback/info/', { status: 'available', currentReward: 10 }],
] as const

test('RT-08 RT-09 RT-10 RT-11 RT-12 RT-13 RT-14 a push of a feature refreshes what its page shows of it, and what is shown of all features', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  for (const [channel, place, own, data] of ofFeatures) {
    await test.step(channel, async () => {
      const connected = socketOf(page)
      await openAlive(page, `${stormrush.origin}${place}`)
      await connected
      const refreshed = Promise.all(
        ['/rest/features-games-info/info/', own].map((call) =>
          page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(call)),
        ),
      )
      await push(page, channel, data)
      for (const answer of await refreshed) expect(answer.status(), answer.url()).toBe(200)
    })
  }
})

test('RT-01 a credit moves the balance in the header', async ({ page, context }) => {
  await signUpByApi(context, stormrush)
  const connected = socketOf(page)
  await openAlive(page, `${stormrush.origin}/library`)
  await connected
  const { playerBalance } = (await playerOf(context, stormrush)).playerInfo
  const coins = playerBalance.coins + 700
  const balance = { ...playerBalance, coins }
  await push(page, 'cash', { reason: 'refund', coins: 700, entries: 0, balance })
  await expect.poll(() => shownBalance(page, 'coins')).toBe(coins)
})

test('RT-02 RT-17 an open page tells of an offer that was given elsewhere, and no more once it was bought elsewhere', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const connected = socketOf(page)
  await openAlive(page, `${stormrush.origin}/library`)
  await connected
  const widget = page.getByTestId('cash-widget')
  await expect(widget).toHaveAttribute('href', '/cash/deposit-by-money/')
  const post = async (path: string, data: object) => {
    const answer = await act(context, stormrush, path, { method: 'POST', data })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  await post('/rest/cash/promo-offer-preset/subscribe/', { urlHash: 'made-for-you' })
  await expect(widget).toHaveAttribute('href', /\/21\/promoOffer\//)

  // What pays goes to the provider, whose form any page may ask.
  const desk = await context.request.get(`${stormrush.origin}/rest/cash/`)
  const { methods } = ((await desk.json()) as Desk).data
  const { tokenUrl = '' } = methods.find(({ id }) => id === 'card') ?? {}
  const given = await context.request.post(new URL(tokenUrl, stormrush.origin).href, {
    data: { method: 'card', number: '4242424242424242', expiry: '12/30', code: '123' },
  })
  const { token } = (await given.json()) as { token: string }
  await post('/rest/cash/deposits/', { presetId: 21, method: 'card', token })
  await expect(widget).toHaveAttribute('href', '/cash/deposit-by-money/')
})

test('RT-15 MODAL-54 the open game says how high its stake may be when a round above it is refused', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/403.*\/rest\/game-rounds\//)
  await signUpByApi(context, stormrush)
  const connected = socketOf(page)
  await openAlive(page, `${stormrush.origin}/library?game=1011`)
  await connected
  await page.setViewportSize(gameWindow)
  await gameIsReady(page)
  // Above what the brand lets one round of this game cost.
  const code = await page.evaluate(async () => {
    const answer = await fetch('/rest/game-rounds/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ gameId: 1011, action: 'spin', stake: 2000 }),
    })
    return ((await answer.json()) as { error?: { code: string } }).error?.code
  })
  expect(code).toBe('stake-too-high')
  const notice = page.getByRole('dialog', { name: 'This stake is above the limit' })
  await expect(notice).toContainText('is 500 coins')
  await notice.getByRole('button', { name: 'Choose a smaller stake' }).click()
  await expect(notice).toHaveCount(0)
})
