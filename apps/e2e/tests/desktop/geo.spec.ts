import type { BrowserContext, Page, Request } from '@playwright/test'
import { gameIds } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const columbus = { latitude: 39.961, longitude: -82.999 }
const seattle = { latitude: 47.606, longitude: -122.332 }

/** Puts the visitor of this context somewhere, and has them asked for their position. */
async function standIn(context: BrowserContext, region: string | null): Promise<void> {
  const answer = await context.request.post(`${origin}/sandbox/region`, {
    data: { region, geolocation: true },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What the page records before it leads away. */
const recorded = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.url().endsWith('/rest/restriction/player/block/'))

async function openGame(page: Page, context: BrowserContext): Promise<void> {
  const [game] = await gameIds(context, stormrush)
  await page.goto(`${origin}/library`)
  await page.goto(`${origin}/lobby/?game=${game}`)
}

test('a player who denies the position is recorded as a block and led to /geoblock/, past the game on the way back (ERR-40 GEO-02 GEO-04)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await standIn(context, 'US-OH')
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'permissions', {
      value: { query: async () => ({ state: 'denied' }) },
    }),
  )
  const record = recorded(page)
  await openGame(page, context)
  expect((await record).postDataJSON()).toMatchObject({ apps: ['geolocation: user denied'] })
  await page.waitForURL(`${origin}/geoblock/`)
  expect((await (await record).response())?.status()).toBe(200)
  await expect(page.getByTestId('geoblock-help')).toBeVisible()
  await expect(page.locator('iframe[data-testid="game-frame"]')).toHaveCount(0)
  // The address was replaced: the way back leads past the game.
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/library`)
})

test('ERR-38 GEO-04 an answer that does not come is recorded as an API error, then leads to /geoblock/', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/503|geo\/check/)
  await signUpByApi(context, stormrush)
  await standIn(context, 'US-OH')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(columbus)
  await page.route('**/rest/restriction/player/geo/check/*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { code: 'unavailable', message: '', requestId: 't' } },
    }),
  )
  const record = recorded(page)
  await openGame(page, context)
  expect((await record).postDataJSON()).toMatchObject({ apps: ['geolocation: API error'] })
  await page.waitForURL(`${origin}/geoblock/`)

  // What has been mended is found out without going away.
  await page.unroute('**/rest/restriction/player/geo/check/*')
  await page.getByTestId('geoblock-again').click()
  await page.waitForURL(/\/lobby\/\?game=/)
})

test('GEO-03 a position in a closed state, or one that contradicts the address, leads to /geoblock/; an open one plays', async ({
  page,
  context,
  pageConsole,
}) => {
  // The page before may have asked by then: the game is refused, and the position is asked for again.
  pageConsole.allow(/region-blocked|status of 403/)
  await signUpByApi(context, stormrush)
  await context.grantPermissions(['geolocation'])
  for (const [region, position, reason] of [
    [null, seattle, 'region not allowed'],
    ['US-CA', columbus, 'contradicts the address'],
  ] as const) {
    await standIn(context, region)
    await context.setGeolocation(position)
    const record = recorded(page)
    await openGame(page, context)
    expect((await record).postDataJSON()).toMatchObject({ apps: [`geolocation: ${reason}`] })
    await page.waitForURL(`${origin}/geoblock/`)
    await expect(page.getByTestId('geoblock-help')).toBeVisible()
  }
  await standIn(context, 'US-OH')
  const judged = page.waitForResponse(/\/geo\/check\//)
  await openGame(page, context)
  expect(((await (await judged).json()) as { data: object }).data).toMatchObject({ state: 'OH' })
  await expect(page.locator('iframe[data-testid="game-frame"]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/lobby/')
})

test('GEO-03 the position is asked for when the address moves to another region, and after half an hour of play', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(columbus)
  await standIn(context, 'US-OH')
  let checks = 0
  page.on('request', (request) => {
    if (request.url().includes('/player/geo/check/')) checks += 1
  })
  const address = () => page.waitForResponse(/\/player\/ip\/check\/$/)
  const asked = address()
  await openAlive(page, `${origin}/library`)
  await asked
  expect(checks).toBe(0)

  await openGame(page, context)
  await expect.poll(() => checks, { timeout: 30_000 }).toBe(1)
  const again = address()
  await openGame(page, context)
  await again
  await expect(page.locator('iframe[data-testid="game-frame"]')).toBeVisible()
  expect(checks).toBe(1)

  await page.evaluate(() => {
    const key = 'marquee:geo:checked'
    const last = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at: number }
    sessionStorage.setItem(key, JSON.stringify({ ...last, at: last.at - 30 * 60_000 }))
  })
  // The runner's position goes with the game's frame, and is set again once that is gone.
  await page.goto(`${origin}/library`)
  await context.setGeolocation(columbus)
  await openGame(page, context)
  await expect.poll(() => checks, { timeout: 30_000 }).toBe(2)

  await standIn(context, 'US')
  await page.goto(`${origin}/geoblock/`)
  await context.setGeolocation(columbus)
  await page.goto(`${origin}/library`)
  await expect.poll(() => checks, { timeout: 30_000 }).toBe(3)
})

test('ROUTE-27 GEO-01 LAYOUT-03 a blocked address sees /geoblock/ alone: by the server, on the home page, in its language', async ({
  page,
  context,
}) => {
  await context.request.post(`${origin}/sandbox/region`, { data: { region: 'US-WA' } })
  const answer = await context.request.get(`${origin}/library`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/geoblock/'])
  await page.goto(`${origin}/`)
  await page.waitForURL(`${origin}/geoblock/`)
  await openAlive(page, `${origin}/es/library`)
  await expect(page).toHaveURL(`${origin}/es/geoblock/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Aún no estamos disponibles donde estás',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByText('Dónde puedes jugar').click()
  await expect(page.locator('[data-state="WA"]')).toContainText('No disponible')
  await expect(page.locator('[data-state="OH"]')).toContainText('Desde 18 años')
  await expectAccessible(page, 'geoblock')
  await page.getByTestId('geoblock-again').click()
  await expect(page.getByRole('status').filter({ hasText: 'Nada cambió desde' })).toBeVisible()
  await context.request.post(`${origin}/sandbox/region`, { data: { region: null } })
  await page.getByTestId('geoblock-again').click()
  await expect(page).not.toHaveURL(/geoblock/)
})
