import { stormrush } from '../../support/brands.ts'
import { alive, openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('ERR-13 ERR-14 a page that cannot start says why in the console and shows the error page, with ways on', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/./)
  // What the server left for the browser never arrives.
  await page.addInitScript(() => {
    Object.defineProperty(window, '$_TSR', { get: () => undefined, set: () => {} })
  })
  await page.goto(`${stormrush.origin}/library`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(pageConsole.problems.some((text) => text.includes('could not be started'))).toBe(true)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  await expect(page.getByTestId('game-tile')).toHaveCount(0)
})

test('ERR-11 a missing icon is logged to the console and nothing else: no message, the rest is there and works', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/is not in the sprite/)
  // The drawings lose the cross of dialogs, and their list its name, in the browser alone.
  const upToTheCross = /(heart-filled[\s\S]{0,600}?)\bclose\b/
  await page.route(/\.(js|tsx?)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(upToTheCross, '$1gone') })
  })
  await page.route(/sprite[^/]*\.svg/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('id="close"', 'id="gone"') })
  })
  await openAlive(page, `${stormrush.origin}/library`)
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeVisible()
  await expect
    .poll(() => pageConsole.problems.filter((text) => /is not in the sprite/.test(text)).length)
    .toBeGreaterThan(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('a button that is pressed before the page can answer is answered once, as soon as it can', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  // Slow enough for a hand to be faster.
  await page.route(/\/assets\/client-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${stormrush.origin}/lobby/`, { waitUntil: 'commit' })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Your menu' })
  const opened = page.getByRole('dialog')
  await menu.click()
  // A second press would close what the first has opened.
  await menu.click()
  await expect(opened).toHaveCount(0)
  await alive(page)
  await expect(opened).toBeVisible()
  await expect(opened.getByRole('link', { name: 'Account settings' })).toBeVisible()
})
