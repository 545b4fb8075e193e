import { brandOf, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const lost = '/no/such/page'

test('NOTFOUND-01 NOTFOUND-02 NOTFOUND-03 NOTFOUND-04 NOTFOUND-05 NOTFOUND-06 NOTFOUND-08 NOTFOUND-09 NOTFOUND-10 a guest reads exactly what is said of a page that is not there, and goes home', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  const response = await openAlive(page, `${stormrush.origin}${lost}`)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found - Stormrush Social Casino: Play for Free')
  const main = page.locator('main#content')
  const size = await main
    .locator('img')
    .first()
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  expect(size).toEqual([480, 360])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(
    main.getByText('Welcome and thank you for visiting our free-to-play', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByTestId('not-found-guest-block')).toBeVisible()
  await expect(page.getByTestId('support-chat-button')).toBeVisible()
  await main.getByRole('link', { name: 'Return home', exact: true }).click()
  await expect(page).toHaveURL(`${stormrush.origin}/`)
})

test('NOTFOUND-07 NOTFOUND-10 a player is led to the lobby, without the block for guests', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}${lost}`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByTestId('not-found-guest-block')).toHaveCount(0)
  await page.locator('main#content').getByRole('link', { name: 'Return home' }).click()
  await expect(page).toHaveURL(`${stormrush.origin}/lobby/`)
})

test('NOTFOUND-11 NOTFOUND-12 NOTFOUND-13 the page asks for app-init, the wheels and whether there is play here', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  // A brand that does not ask for app-init on lobby paths.
  const brand = brandOf('sws')
  const answered = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path)
  const answers = [
    '/rest/app/init/',
    '/rest/extended-wheels/configs/',
    '/rest/restriction/player/ip/check/',
  ].map(answered)
  await openAlive(page, `${brand.origin}/lobby/nowhere`)
  for (const answer of answers) expect((await answer).status()).toBe(200)
})
