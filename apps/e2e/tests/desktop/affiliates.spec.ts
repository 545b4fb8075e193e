import { stormrush } from '../../support/brands.ts'
import { documentsOf, goTo } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const areas = ['/affiliates', '/affiliates/partners-account']

test('ROUTE-29 ROUTE-31 LAYOUT-04 the affiliate area sends guests to sign in and back, other players home, and lets affiliates in', async ({
  page,
  context,
  pageConsole,
}) => {
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}/signin?redirectUrl=${encodeURIComponent(path)}`)
  }
  await signUpByApi(context, stormrush)
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}/`)
  }
  await openAlive(page, `${origin}/library`)
  for (const path of areas) {
    await goTo(page, path)
    await expect(page).toHaveURL(`${origin}/`)
    await goTo(page, '/library')
    await expect(page.locator('main')).toHaveAttribute('data-route', 'library___en')
  }
  // Nobody is an affiliate by signing up; what the page hears of its player is changed on the way. It
  // then differs from what the server drew, and a document that the test hands over opens no socket.
  pageConsole.allow(/React error #418|ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS/)
  await page.route(`${origin}/library`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html.replace(/(isAffiliate\\*":)false/g, '$1true')
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  const documents = documentsOf(page)
  await openAlive(page, `${origin}/library`)
  for (const path of areas) {
    await goTo(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-route', /^affiliates/)
    await expect(page).toHaveURL(`${origin}${path}`)
    await goTo(page, '/library')
    await expect(page.locator('main')).toHaveAttribute('data-route', 'library___en')
  }
  expect(documents).toHaveLength(1)
})
