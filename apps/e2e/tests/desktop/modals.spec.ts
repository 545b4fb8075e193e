import type { Page } from '@playwright/test'
import { gameIds } from '../../support/api.ts'
import { stormrush, tao } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { declineOptionalCookies, expect, test } from '../../support/test.ts'

interface SeasonInfo {
  data: { featuresInfo: { 'seasons-info'?: { skin?: string } } }
}

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

test('MODAL-27 nothing opens over a page with a geoblock segment, whoever asks for it', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  await openAlive(page, `${stormrush.origin}/geoblock/anywhere?openModal=daily-login`)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  // The same two ways open something elsewhere.
  await page.getByRole('main').getByRole('link', { name: 'Return home' }).click()
  await page.waitForURL(/\/lobby\/$/)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('MODAL-01 MODAL-02 MODAL-03 MODAL-04 MODAL-06 MODAL-45 openModal=spookySeason opens what the season ends at for a guest too; errorMessage is its error text, the first where it repeats', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await declineOptionalCookies(context)
  const end = page.getByRole('dialog', { name: 'The storm lighthouse' })
  const address = `${stormrush.origin}/library?category=new-games&openModal=spookySeason`
  await openAlive(page, address)
  // The public information about features decides what a guest reads.
  const info = await page.request.get(`${stormrush.origin}/rest/features-games-info/info/`)
  const { skin } = ((await info.json()) as SeasonInfo).data.featuresInfo['seasons-info'] ?? {}
  await expect(end).toContainText(
    skin === 'spooky' ? 'Every round you play lights the lighthouse' : 'No season is running',
  )
  await expect(end.getByRole('alert')).toHaveCount(0)

  await openAlive(page, `${address}&errorMessage=First%20reason&errorMessage=Second%20reason`)
  await expect(end.getByRole('alert')).toContainText('First reason')
  await expect(end).not.toContainText('Second reason')
  await page.keyboard.press('Escape')
  await expect(end).toHaveCount(0)
  await expect(page).toHaveURL(`${stormrush.origin}/library?category=new-games`)
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
