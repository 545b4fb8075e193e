import { brandOf, stormrush } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const unavailable = {
  status: 503,
  json: { success: false, error: { code: 'unavailable', message: 'Down.', requestId: 'test' } },
}

test('ERR-07 ERR-45 a failed app-init is logged and nothing else: no message, the page works', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/./)
  const brand = brandOf('sws')
  let calls = 0
  await page.route('**/rest/app/init/', (route) => {
    calls += 1
    return route.fulfill(unavailable)
  })
  await openAlive(page, `${brand.origin}/library`)
  const logged = () =>
    pageConsole.problems.filter((text) => text.includes('/rest/app/init/ failed')).length
  await expect.poll(logged).toBeGreaterThan(0)
  // FETCH-02: each time it is asked for it is asked once more, then given up and logged once.
  await expect.poll(() => calls - 2 * logged()).toBe(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Providers' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
})

test('FETCH-01 FETCH-02 CALL-14 a home page that does not come shows its shape, then why and a way to try again', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/503|page\/home/)
  let answered = 0
  let fails = true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/page/home/', async (route) => {
    answered += 1
    await held
    await (fails ? route.fulfill(unavailable) : route.continue())
  })
  await openAlive(page, `${stormrush.origin}/issues/providers`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => answered).toBe(1)
  release()
  const problem = page.locator('main').getByRole('alert')
  await expect(problem).toContainText('The games didn’t load')
  expect(answered).toBeGreaterThanOrEqual(2)
  fails = false
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('game-tile').first()).toBeVisible()
})

test('FETCH-03 TEN-18 an act that fails is not sent again by itself', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/503|apply-prize/)
  await signUpByApi(context, stormrush, { claimed: false })
  let calls = 0
  await page.route('**/rest/daily-login/apply-prize/', (route) => {
    calls += 1
    return route.fulfill(unavailable)
  })
  await openAlive(page, `${stormrush.origin}/lobby/`)
  const dialog = page.getByRole('dialog', { name: 'Daily reward' })
  await dialog.getByTestId('daily-login-claim').click()
  await expect(dialog.getByTestId('daily-login-claim')).toHaveText('Try again')
  expect(calls).toBe(1)
  await page.unrouteAll()
  await dialog.getByTestId('daily-login-claim').click()
  await expect(page.getByTestId('daily-login-sum-coins')).toBeVisible()
})

test('GAMES-06 GAMES-11 GAMES-12 ERR-42 games that are not valid are logged and not applied', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/Games cache/)
  let broken = true
  await page.route('**/api/rest/games?*', async (route) => {
    const response = await route.fetch()
    const catalogue = (await response.json()) as object
    await route.fulfill({ response, json: broken ? { ...catalogue, providers: [] } : catalogue })
  })
  await openAlive(page, `${stormrush.origin}/signin`)
  await page.getByRole('link', { name: `${stormrush.name}, home` }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('The games didn’t load')
  await expect(page.getByTestId('game-tile')).toHaveCount(0)
  expect(
    pageConsole.problems.some((text) => /backend not valid \(providers is not/.test(text)),
  ).toBe(true)
  broken = false
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('game-tile').first()).toBeVisible()
})

test('without a connection the page says so, keeps what it has, and a claim waits', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_INTERNET_DISCONNECTED|network|realtime/i)
  await signUpByApi(context, stormrush, { claimed: false })
  await openAlive(page, `${stormrush.origin}/lobby/`)
  const claim = page.getByTestId('daily-login-claim')
  await expect(claim).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Claim your reward')).toBeVisible()
  await expect(claim).toBeDisabled()
  await expect(page.getByText('You’re offline. This page may be out of date')).toHaveCount(1)
  await expect(page.getByTestId('game-tile').first()).toBeAttached()
  await context.setOffline(false)
  await expect(claim).toBeEnabled()
  await expect(page.getByText('You’re offline')).toHaveCount(0)
  await claim.click()
  await expect(page.getByTestId('daily-login-sum-coins')).toBeVisible()
})

for (const brand of ['stormrush', 'funrize'].map(brandOf)) {
  test(`${brand.name}: a cover that does not load leaves the name of its game on a plate of the brand`, async ({
    page,
    pageConsole,
  }) => {
    pageConsole.allow(/ERR_FAILED/)
    await page.route(/\/covers\/.*\.webp/, (route) => route.abort())
    await openAlive(page, `${brand.origin}/library`)
    const tile = page.getByTestId('game-tile').first()
    await expect(tile.locator('img')).toHaveAttribute('data-failed', '')
    // Neither the browser's sign of a broken picture nor nothing.
    await expect(tile.locator('img')).toBeHidden()
    const title = await tile.locator('> span').first().innerText()
    const plate = await tile.locator('[data-lettering]').evaluate((element) => {
      const { content, position, backgroundColor, inlineSize } = getComputedStyle(
        element,
        '::before',
      )
      return { content, position, backgroundColor, width: Number.parseFloat(inlineSize) }
    })
    expect(plate.content).toContain(title)
    expect(plate.position).toBe('absolute')
    expect(plate.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(plate.width).toBeGreaterThan(60)
  })
}

test('without a connection a press on a game says nothing a second time, and points to what is said', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_INTERNET_DISCONNECTED|network|realtime/i)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/lobby/`)
  await context.setOffline(true)
  const said = page.getByText('You’re offline. This page may be out of date')
  await expect(said).toBeInViewport()
  await page.getByTestId('game-tile').last().click()
  await expect(said).toHaveCount(1)
  await expect(said).toBeFocused()
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('a game that does not open says so and opens at the next try; nothing was taken', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/503|rest\/game/)
  await signUpByApi(context, stormrush)
  await page.route('**/rest/game/*/play/', (route) => route.fulfill(unavailable))
  await openAlive(page, `${stormrush.origin}/library?q=Wharf%20Sevens`)
  await page.getByTestId('game-tile').click()
  const notice = page.getByRole('dialog', { name: 'The game didn’t open' })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await gameIsReady(page)
})

test('RT-18 where websockets are blocked the balance still moves at once, by polling', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/WebSocket/)
  await signUpByApi(context, stormrush)
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
  const polled = page.waitForResponse(/socket\.io\/\?.*transport=polling/, { timeout: 20_000 })
  await openAlive(page, `${stormrush.origin}/library`)
  await polled
  const second = await context.newPage()
  await openAlive(second, `${stormrush.origin}/library`)
  await second.getByTestId('mode-switch').click()
  await expect(page.getByTestId('balance-entries')).toBeVisible({ timeout: 30_000 })
})
