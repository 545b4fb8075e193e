import { gameIds } from '../../support/api.ts'
import { brandOf, stormrush, tao } from '../../support/brands.ts'
import { gameIsReady, gameWindow } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const main = 'main#content'

test('ROUTE-01 PRODUCT-09 pages follow each other without a new document, and each brings its own scripts', async ({
  page,
}) => {
  const documents: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(request.url())
    }
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openAlive(page, `${stormrush.origin}/`)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('banner')).toBeVisible()
  expect(scripts.some((url) => /ProvidersPage-/.test(url))).toBe(false)
  await navigation.getByRole('link', { name: 'Providers' }).click()
  await page.waitForURL(/\/issues\/providers$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
  expect(scripts.some((url) => /ProvidersPage-/.test(url))).toBe(true)
  expect(scripts.some((url) => /FavoritesPage-/.test(url))).toBe(false)
  await navigation.getByRole('link', { name: 'Games' }).click()
  await page.waitForURL(/\/library$/)
  await expect(page.getByTestId('game-grid')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('ROUTE-10 ROUTE-12 ROUTE-13 ROUTE-14 library, providers, one provider and one issue show their games', async ({
  page,
}) => {
  const response = await page.request.get(`${stormrush.origin}/api/rest/games`)
  const { providers, issueGamesIds, providerGamesIds } = (await response.json()) as {
    providers: { slug: string; name: string }[]
    issueGamesIds: Record<string, number[]>
    providerGamesIds: Record<string, number[]>
  }
  const firstTiles = async (count: number) =>
    (
      await page
        .getByTestId('game-tile')
        .evaluateAll((tiles) =>
          tiles.map((tile) => Number((tile as HTMLElement).dataset['gameId'])),
        )
    ).slice(0, count)

  await openAlive(page, `${stormrush.origin}/library?category=popular-games`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular games')
  expect(await firstTiles(12)).toEqual(issueGamesIds['popular-games']?.slice(0, 12))

  await openAlive(page, `${stormrush.origin}/issues/new-games`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New games')
  expect(await firstTiles(12)).toEqual(issueGamesIds['new-games']?.slice(0, 12))

  await openAlive(page, `${stormrush.origin}/issues/providers`)
  await expect(page.locator(main).getByRole('heading', { level: 2 })).toHaveText(
    providers.map(({ name }) => name),
  )
  await page.locator(main).getByRole('link', { name: 'Otterworks' }).click()
  await page.waitForURL(/\/issues\/providers\/otterworks$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otterworks')
  expect(await firstTiles(6)).toEqual(providerGamesIds['otterworks']?.slice(0, 6))
})

test('ROUTE-03 the signed-in home answers at both spellings; a guest is sent to sign in and back again', async ({
  page,
  context,
}) => {
  await openAlive(page, `${stormrush.origin}/lobby/`)
  await page.waitForURL(/\/signin\?redirectUrl=%2Flobby%2F/)
  await signUpByApi(context, stormrush)
  for (const path of ['/lobby', '/lobby/']) {
    const response = await openAlive(page, `${stormrush.origin}${path}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByTestId('lobby-greeting')).toContainText('Alexandra')
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await openAlive(page, `${stormrush.origin}/signin`)
  await page.waitForURL(/\/lobby\/$/)
})

test('ROUTE-08 GAMES-16 a player plays on the game page; the call names the money mode', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  const [id = 0] = await gameIds(context, tao)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/game/')) calls.push(pathname)
  })
  await openAlive(page, `${tao.origin}/game?game=${id}`)
  await page.setViewportSize(gameWindow)
  await gameIsReady(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(calls).toEqual([`/rest/game/${id}/play/`])
})

test('ROUTE-11 favorites ask a guest to sign up', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/issues/favorites`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites')
  await page.locator(main).getByRole('button', { name: 'Sign up for free' }).click()
  await page.waitForURL(/\/signup\/\?redirectUrl=%2Fissues%2Ffavorites$/)
})

test("ROUTE-44 ROUTE-45 an unknown page and an unknown game show 'Page Not Found: {full path}' and the way home", async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  for (const path of ['/no/such/page?from=here', '/issues/no-such-issue']) {
    const response = await openAlive(page, `${stormrush.origin}${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.locator(main)).toContainText(`Page Not Found: ${path}`)
  }
  await page.locator(main).getByRole('link', { name: 'Return home' }).click()
  await expect(page).toHaveURL(`${stormrush.origin}/`)
  await signUpByApi(context, stormrush)
  const response = await openAlive(page, `${stormrush.origin}/game?game=999999`)
  expect(response?.status()).toBe(404)
  await expect(page.locator(main)).toContainText('Page Not Found: /game?game=999999')
  await expect(page.locator(main).getByRole('link', { name: 'Return home' })).toHaveAttribute(
    'href',
    '/lobby/',
  )
})

test('ROUTE-46 ROUTE-47 I18N-01 I18N-04 the same page in Spanish stands below /es, and its links stay there', async ({
  page,
}) => {
  const brand = brandOf('funrize')
  await openAlive(page, `${brand.origin}/es`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Juegos' })
    .click()
  await expect(page).toHaveURL(`${brand.origin}/es/library`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juegos')
  const hrefs = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => !/^\/es(\/|\?|$)/.test(href))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${brand.origin}/library`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
