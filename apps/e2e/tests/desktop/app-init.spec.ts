import type { Page } from '@playwright/test'
import { brandOf, stormrush, wireframe } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
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

interface StackTrace {
  callFrames: { url: string }[]
  parent?: StackTrace
}

/** The scripts behind each call of app-init: who asked for it. */
async function initCallers(page: Page): Promise<string[]> {
  const callers: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Debugger.enable')
  await browser.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
  const scriptsOf = (stack: StackTrace | undefined): string[] =>
    stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)] : []
  browser.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (request.url.endsWith('/rest/app/init/')) {
      callers.push(scriptsOf(initiator.stack).join(' '))
    }
  })
  return callers
}

const theLobbyItself = /PlayerLobby-/

for (const [index, brand] of cached.entries()) {
  // Which paths are the lobby's is the same for all of them.
  const paths = index === 0 ? ['/lobby/', '/lobby', '/es/lobby/'] : ['/lobby/']
  test(`INIT-06 ROUTE-42 ${brand.name}: on lobby paths the shell leaves app-init to the lobby, elsewhere it asks itself`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    const callers = await initCallers(page)
    for (const path of paths) {
      await openAlive(page, `${brand.origin}${path}`)
      await expect.poll(() => callers.length, path).toBe(1)
      expect(callers.pop(), path).toMatch(theLobbyItself)
    }
    await openAlive(page, `${brand.origin}/library`)
    await expect.poll(() => callers.length).toBe(1)
    expect(callers[0]).not.toMatch(theLobbyItself)
  })
}

test('INIT-06 a brand without a user cache has its shell ask on the lobby too', async ({
  page,
  context,
}) => {
  await signUpByApi(context, wireframe)
  const callers = await initCallers(page)
  await openAlive(page, `${wireframe.origin}/lobby/`)
  await expect.poll(() => callers.length).toBe(1)
  expect(callers[0]).not.toMatch(theLobbyItself)
})

test('INIT-05 INIT-07 app-init is fetched once and kept while pages follow each other', async ({
  page,
}) => {
  const brand = brandOf('sws')
  const calls = initCalls(page)
  await openAlive(page, `${brand.origin}/`)
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
  await openAlive(page, `${stormrush.origin}/library?q=${encodeURIComponent(game?.title ?? '')}`)
  await expect(
    page.getByRole('button', { name: `Favorite: ${game?.title ?? ''}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(calls).toEqual([])
})
