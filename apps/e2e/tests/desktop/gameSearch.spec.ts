import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(async ({ context }) => {
  await signUpByApi(context, stormrush)
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
  // What was found for the first letters goes when all of them are in.
  for (const place of [0, 1]) await expect(options.nth(place)).toContainText(/sevens/i)
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
  await expect(page.getByRole('dialog')).toContainText('No games match “zzzz”')
})
