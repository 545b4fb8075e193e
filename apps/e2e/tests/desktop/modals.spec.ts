import type { Page } from '@playwright/test'
import { gameIds } from '../../support/api.ts'
import { stormrush, tao } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const queryOf = (page: Page) => new URL(page.url()).searchParams

test.beforeEach(async ({ context }) => {
  await signUpByApi(context, stormrush)
})

test('MODAL-12 MODAL-37 openModal=daily-login opens the daily reward; closing it takes the parameter away and nothing else', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library?category=new-games&openModal=daily-login`)
  const dialog = page.getByRole('dialog', { name: 'Daily reward' })
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-modal="daily-login"]')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(queryOf(page).has('openModal')).toBe(false)
  expect(queryOf(page).get('category')).toBe('new-games')
})

test('MODAL-05 an openModal value that no feature knows opens nothing', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/library?openModal=no-such-modal`)
  await expect(page.getByTestId('game-grid')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-modal]')).toHaveCount(0)
})

test('MODAL-11 MODAL-28 GAMES-13 the parameter game opens the game modal; the way back closes it', async ({
  page,
  context,
}) => {
  const [id = 0] = await gameIds(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await page.getByTestId('game-tile').first().click()
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  expect(queryOf(page).has('game')).toBe(true)
  await page.goBack()
  await expect(page.locator('[data-modal="game"]')).toHaveCount(0)
  expect(queryOf(page).has('game')).toBe(false)
  await openAlive(page, `${stormrush.origin}/library?game=${id}`)
  await gameIsReady(page)
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(queryOf(page).has('game')).toBe(false)
})

test('focus goes into a modal, stays there, and returns to what opened it', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/library`)
  const menu = page.getByRole('button', { name: 'Your menu' })
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  const inside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')))
  await expect.poll(inside).toBe(true)
  const stops = await dialog.locator('a, button, input').count()
  for (let step = 0; step < stops + 3; step += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first stands a guard that hands the focus on.
    await expect.poll(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('MODAL-57 the search finds a game among hundreds and opens it, by the key / and without the mouse', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library`)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('[data-modal="game-search"]')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('sevens')
  const options = page.getByRole('option')
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^\d+ games$/)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const title = (await options.nth(1).innerText()).split('\n')[0] ?? ''
  expect(title.toLowerCase()).toContain('sevens')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  await expect(page.locator('iframe[data-testid="game-frame"]')).toHaveAttribute('title', title)
  await expect(page.locator('[data-modal="game-search"]')).toHaveCount(0)
})

test('the search says what was not found', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/`)
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  await page.getByRole('combobox').fill('zzzz')
  await expect(page.getByRole('dialog')).toContainText('No game fits “zzzz”')
})

test('GAMES-14 a guest who opens a game, by a tile or an address, is sent to sign up and back to the game', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const [id = 0] = await gameIds(context, tao)
  await openAlive(page, `${tao.origin}/library`)
  await page.getByTestId('game-tile').first().click()
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  await openAlive(page, `${tao.origin}/library?game=${id}`)
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  expect(queryOf(page).get('redirectUrl')).toBe(`/library?game=${id}`)
  await openAlive(page, `${tao.origin}/game?game=${id}`)
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  expect(queryOf(page).get('redirectUrl')).toMatch(new RegExp(`^/game\\?game=${id}$`))
})
