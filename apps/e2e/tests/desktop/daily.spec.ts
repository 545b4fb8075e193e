import { inDepth, stormrush, tao } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

for (const brand of inDepth) {
  test(
    `${brand.name}: the daily reward opens by itself once a day, has seven levels and says what it gave (DAILY-01 DAILY-02 DAILY-03 DAILY-08 DAILY-09 CALL-28 CALL-29)`,
    atNightUnless(brand === tao),
    async ({ page, context }) => {
      await signUpByApi(context, brand, { claimed: false })
      await openAlive(page, `${brand.origin}/lobby/`)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Day 1 of 7')
      const days = dialog.getByRole('listitem')
      await expect(days).toHaveCount(7)
      await expect(days.first()).toHaveAttribute('aria-current', 'step')

      // Closed unclaimed it does not come back by itself today.
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      const asked = page.waitForResponse(/\/rest\/realtime\/ticket\/$/)
      await page.reload()
      await asked
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(page.locator('[data-modal]')).toHaveCount(0)

      const before = await shownBalance(page, 'coins')
      // What is ready first is the next step, and no chip beside it.
      const step = page.locator('[data-testid="next-step"][data-promotion="daily-login"]')
      await page.getByTestId('daily-login-chip').or(step).click()
      const claimed = page.waitForResponse(/\/rest\/daily-login\/apply-prize\/$/)
      await dialog.getByTestId('daily-login-claim').click()
      const { prizes } = (await (await claimed).json()) as { prizes: { coins: number } }
      // Each brand has its own words for this moment; the button that ends it has the focus.
      await expect(page.locator('[data-step="over"]')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => shownBalance(page, 'coins')).toBe(before + prizes.coins)
      // The line of chips has room for eight, what is ready first: the timers are with all rewards.
      await expect(page.getByTestId('daily-login-chip').filter({ hasText: 'ready' })).toHaveCount(0)
      await expect(step).toHaveCount(0)
      await openAlive(page, `${brand.origin}/rewards`)
      const row = page.locator('main [data-promotion="daily-login"]')
      await expect(row.getByRole('timer')).toHaveText(/\d+(h|m|s)\b/)
    },
  )
}

test('DAILY-04 when the daily call fails the empty state is shown with a way to try again', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/daily|503/)
  await signUpByApi(context, stormrush)
  let fails = true
  await page.route('**/rest/daily-login/info/', (route) =>
    fails
      ? route.fulfill({
          status: 503,
          json: { success: false, error: { code: 'unavailable', message: '', requestId: 't' } },
        })
      : route.continue(),
  )
  await openAlive(page, `${stormrush.origin}/library?openModal=daily-login`)
  const dialog = page.getByRole('dialog', { name: 'Daily reward' })
  await expect(dialog.getByRole('alert')).toContainText('didn’t load')
  await expect(dialog.getByTestId('daily-login-claim')).toHaveCount(0)
  const again = dialog.getByRole('button', { name: 'Try again' })
  // Whatever else shows the reward has asked too by now.
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  fails = false
  await again.click()
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
})

const freeSpins = {
  level: 1,
  coins: 10,
  entries: 0,
  freeSpinCount: 8,
  gameId: 1000,
  freeSpinId: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001',
  freeSpinsBetLevel: 20,
  freeSpinLifetime: null,
}

for (const [brand, words, absent] of [
  [stormrush, '0.20 entries each', 'bet level'],
  [tao, '0.20 a spin', 'entries each'],
] as const) {
  test(`${brand.name}: free spins refresh the home page, and their stake is called "${words}" (DAILY-05 DAILY-07)`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand, { claimed: false })
    // The seventh day of a real campaign gives spins; the answer of this first day is dressed as such.
    await page.route('**/rest/daily-login/apply-prize/', async (route) => {
      const response = await route.fetch({
        headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' },
      })
      const body = (await response.json()) as { info: object }
      await route.fulfill({ response, json: { ...body, prizes: freeSpins } })
    })
    await openAlive(page, `${brand.origin}/lobby/`)
    const dialog = page.getByRole('dialog')
    const refreshed = page.waitForRequest(/\/rest\/page\/home\/$/)
    await dialog.getByTestId('daily-login-claim').click()
    await refreshed
    await expect(dialog).toContainText('8 free spins')
    await expect(dialog).toContainText(words)
    await expect(dialog).not.toContainText(absent)
  })
}
