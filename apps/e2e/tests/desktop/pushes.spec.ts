import type { Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { brandOf, stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { gameIsReady, gameWindow } from '../../support/game.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { fishGame, shoot } from '../../support/shots.ts'
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

/** Something that happens to the player elsewhere, which the platform pushes to every open page. */
const actElsewhere = async (page: Page, brand: TestedBrand, path: string, data: object = {}) => {
  const answer = await act(page.context(), brand, path, { method: 'POST', data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A page of a brand for a new player, whose realtime connection has heard what it missed. */
async function openConnected(page: Page, brand: TestedBrand, path: string): Promise<void> {
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}${path}`)
  await connected
}

test('RT-08 an open page shows a prize that drops on a round elsewhere', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await shoot(context, tao, await fishGame(context, tao))
  await openConnected(page, tao, '/prize-drops')
  const won = page.getByRole('dialog', { name: 'A bronze prize' })
  await expect(won).toHaveCount(0)
  await actElsewhere(page, tao, '/sandbox/prize-drops', { prizeLvl: 1 })
  await expect(won).toContainText('100 coins')
})

test('RT-10 an open page shows balls that drop elsewhere', async ({ page, context }) => {
  // Bingo runs here without days of rest.
  const brand = brandOf('jackpot-rabbit')
  await signUpByApi(context, brand)
  await openConnected(page, brand, '/bingo')
  const balls = page.getByTestId('bingo-balls')
  await expect(balls).toHaveText('0 of 10 balls collected')
  await actElsewhere(page, brand, '/sandbox/bingo', { balls: 3 })
  await expect(balls).toHaveText('3 of 10 balls collected')
})

test('RT-11 an open page shows coins that fall into the box elsewhere', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await openConnected(page, tao, '/money-box')
  const amount = page.getByTestId('money-box-amount')
  await expect(amount).not.toContainText('120')
  await actElsewhere(page, tao, '/sandbox/money-box', { coins: 120 })
  await expect(amount).toContainText('120 coins')
})

test('RT-13 an open page shows points of the club that are earned elsewhere', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await openConnected(page, tao, '/vip')
  const way = page.getByRole('progressbar', { name: 'Way to the next level' }).first()
  await expect(way).toHaveAttribute('aria-valuetext', /^0 of /)
  await actElsewhere(page, tao, '/sandbox/rank-league', { experience: 70 })
  await expect(way).toHaveAttribute('aria-valuetext', /^70 of /)
})

test('RT-14 an open page shows that cashback was claimed elsewhere', async ({ page, context }) => {
  await signUpByApi(context, tao)
  await openConnected(page, tao, '/vip')
  // What a week brings back is known once points have come; before the page opens it would be a scene.
  const lastWeek = { staked: 50_000, won: 10_000 }
  await actElsewhere(page, tao, '/sandbox/rank-league', { experience: 70, lastWeek })
  const take = page.getByTestId('cashback-take')
  await page.getByText('Ready to claim', { exact: true }).last().click()
  await expect(take).toBeEnabled()
  await actElsewhere(page, tao, '/rest/cashback/pay/')
  await expect(take).toHaveCount(0)
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
