import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('ROUTE-28 ROUTE-30 a partner finds the area and the account in it', async ({
  page,
  context,
  pageConsole,
}) => {
  await signUpByApi(context, stormrush)
  // Nobody can become a partner yet: the page is told that this player is one. What the server had
  // rendered differs from it, and a document that a test answers may open no socket.
  pageConsole.allow(/React error #418|WebSocket connection/)
  await page.route(/\/lobby\/$|\/rest\/player\/$/, async (route) => {
    const response = await route.fetch()
    const before = await response.text()
    const body = before.replace(/(isAffiliate\W{1,8})false/, '$1true')
    expect(body === before, 'the answer tells whether the player is a partner').toBe(false)
    await route.fulfill({ response, body })
  })
  await openAlive(page, `${stormrush.origin}/lobby/`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Partners' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  await expect(page).toHaveTitle(/^Partners/)
  await page.getByRole('link', { name: 'Open your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partner account' })).toBeVisible()
  await expect(page).toHaveURL(`${stormrush.origin}/affiliates/partners-account`)
  await expect(page.getByRole('main')).toContainText('Alexandra')
})
