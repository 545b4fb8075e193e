import type { Page } from '@playwright/test'
import { brandOf, stormrush, wireframe } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** The brands with a user cache; their app-init is not rendered on the server. */
const cached = ['fortune-wheelz', 'funz-city', 'jackpot-rabbit', 'sws'].map(brandOf)

function initCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/app/init/')) calls.push(new URL(page.url()).pathname)
  })
  return calls
}

/** Nothing that waits for an idle moment ever runs: what is asked for is asked by the shell itself. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0
}

for (const brand of cached) {
  test(`INIT-06 ROUTE-42 ${brand.name}: on lobby paths the shell does not fetch app-init, elsewhere it does`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    await context.addInitScript(neverIdle)
    const calls = initCalls(page)
    for (const path of ['/lobby/', '/lobby', '/es/lobby/']) {
      await page.goto(`${brand.origin}${path}`)
      // The page is alive: its own button answers.
      await expect(async () => {
        await page.getByRole('banner').getByRole('button').last().click()
        await expect(page.locator('[data-modal="menu"]')).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      expect(calls, path).toEqual([])
    }
    await page.goto(`${brand.origin}/library`)
    await expect.poll(() => calls.length).toBe(1)
  })
}

test('INIT-06 a brand without a user cache does fetch it on the lobby', async ({
  page,
  context,
}) => {
  await signUpByApi(context, wireframe)
  await context.addInitScript(neverIdle)
  const calls = initCalls(page)
  await page.goto(`${wireframe.origin}/lobby/`)
  await expect.poll(() => calls.length).toBe(1)
})

test('INIT-06 with a user cache the lobby asks for it itself once the page is at rest', async ({
  page,
  context,
}) => {
  const brand = brandOf('sws')
  await signUpByApi(context, brand)
  const calls = initCalls(page)
  await page.goto(`${brand.origin}/lobby/`)
  await expect.poll(() => calls.length).toBe(1)
})

test('INIT-05 INIT-07 app-init is fetched once and kept while pages follow each other', async ({
  page,
}) => {
  const brand = brandOf('sws')
  const calls = initCalls(page)
  await page.goto(`${brand.origin}/`)
  await expect.poll(() => calls.length).toBe(1)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [link, heading] of [
    ['Games', 'Games'],
    ['Providers', 'Providers'],
    ['Favorites', 'Favorites'],
  ] as const) {
    await navigation.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(calls).toHaveLength(1)
})

test('SSR-03 INIT-01 INIT-04 a brand that renders it on the server asks for no app-init in the browser, and knows the favorites at once', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const tiles = await context.request.get(`${stormrush.origin}/api/rest/games`)
  const { games } = (await tiles.json()) as { games: { id: number; title: string }[] }
  const [game] = games
  await context.request.fetch(`${stormrush.origin}/rest/games/${game?.id ?? 0}/favorite/`, {
    method: 'POST',
    headers: {
      origin: stormrush.origin,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
  })
  const calls = initCalls(page)
  await page.goto(`${stormrush.origin}/library?q=${encodeURIComponent(game?.title ?? '')}`)
  await expect(
    page.getByRole('button', { name: `Favourite: ${game?.title ?? ''}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(calls).toEqual([])
})
