import { type APIRequestContext, expect, test } from '@playwright/test'
import { allBrands, stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'
import { cashRooms, extraPages, openRoomsOf, type Room, texts } from '../../support/rooms.ts'
import { chosenBy } from '../../support/sources.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** What somebody reads of a piece of a document. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Titles of the brand's games, which are the same in every language. */
async function titlesOf(request: APIRequestContext, { origin }: TestedBrand): Promise<string[]> {
  const answer = await request.get(`${origin}/api/rest/games`)
  const { games } = (await answer.json()) as { games: { title: string }[] }
  return games.map(({ title }) => wordsOf(title))
}

interface Shown {
  status: number
  title: string
  heading: string
  main: string
  route: string
  locale: string
  /** Whether header and footer of the default layout stand around it. */
  isFramed: boolean
}

/** A page as the server answers it, before any script. */
async function shown(request: APIRequestContext, url: string): Promise<Shown> {
  const response = await request.get(url, { maxRedirects: 0 })
  const html = await response.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const main = find(/<main[^>]*>(.*?)<\/main>/s)
  return {
    status: response.status(),
    title: wordsOf(find(/<title>(.*?)<\/title>/s)),
    heading: wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? ''),
    main: wordsOf(main),
    route: find(/<main[^>]*data-route="([^"]*)"/),
    locale: find(/<html[^>]*lang="(\w+)"/),
    isFramed: /<footer[^>]*data-variant="(?:guest|player)"/.test(html),
  }
}

/** Checks one page in depth; returns its title. */
async function expectRoom(
  request: APIRequestContext,
  brand: TestedBrand,
  { path, name, heading }: Room,
): Promise<string> {
  const page = await shown(request, `${brand.origin}${path}`)
  expect.soft(page.status, path).toBe(200)
  expect.soft(page.heading, path).toBe(heading(brand))
  expect.soft(page.title, path).toContain(heading(brand))
  expect.soft(page.title, path).toContain(brand.name)
  expect.soft(page.route, path).toBe(`${name}___en`)
  expect.soft(page.isFramed, path).toBe(path !== '/cashIframe')
  // More than a heading, and no text that shows its key.
  expect.soft(page.main.length, path).toBeGreaterThan(100)
  expect.soft(page.main, path).not.toMatch(/\b(?:featurePage|steps|facts|page|how)\.[a-z]\w*/)
  return page.title
}

for (const brand of allBrands) {
  test(`${brand.name}: every room and page of texts answers a guest with a heading, a title of its own and something to read (ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-21 ROUTE-22 ROUTE-23 ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-40 ROUTE-41)`, async ({
    request,
  }) => {
    const rooms = [...(await openRoomsOf(brand)), ...texts]
    const titles = await Promise.all(rooms.map((room) => expectRoom(request, brand, room)))
    expect(new Set(titles).size).toBe(rooms.length)
    expect((await shown(request, `${brand.origin}/page/no-such-page`)).status).toBe(404)
    for (const [feature] of extraPages) {
      const path = `/${feature}`
      if (rooms.some((room) => room.path === path)) continue
      expect((await shown(request, `${brand.origin}${path}`)).status, path).toBe(404)
    }
  })

  test(`${brand.name}: the cash desk answers players on each of its addresses, and sends guests to sign in (ROUTE-34 ROUTE-35 ROUTE-36 ROUTE-37 ROUTE-38 ROUTE-39)`, async ({
    context,
    request,
  }) => {
    for (const { path } of cashRooms) {
      const response = await request.get(`${brand.origin}${path}`, { maxRedirects: 0 })
      expect.soft(response.status(), path).toBe(307)
      const { pathname, searchParams } = new URL(response.headers()['location'] ?? '', brand.origin)
      expect.soft(pathname, path).toBe(chosenBy(brand).has('authPages') ? '/signin' : '/')
      expect.soft(searchParams.get('redirectUrl'), path).toBe(path)
    }
    await signUpByApi(context, brand)
    const titles = await Promise.all(
      cashRooms.map((room) => expectRoom(context.request, brand, room)),
    )
    expect(new Set(titles).size).toBe(cashRooms.length)
  })
}

test('addresses of the cash desk that can name no preset are no pages', async ({ context }) => {
  await signUpByApi(context, stormrush)
  for (const path of [
    '/cash/deposit-by-money/seven/promoOffer/',
    '/cash/deposit-by-money/0/promoOffer/',
    '/cash/failed/seven/promoOffer/card',
  ]) {
    const { status, main } = await shown(context.request, `${stormrush.origin}${path}`)
    expect(status, path).toBe(404)
    expect(main, path).toContain(`Page Not Found: ${path}`)
  }
})

test('what could not be paid is said in the quoted words', async ({ context }) => {
  await signUpByApi(context, stormrush)
  for (const path of ['/cash/failed/', '/cash/failed/7/promoOffer/card']) {
    const { main } = await shown(context.request, `${stormrush.origin}${path}`)
    expect(main).toContain('We are failed to process your transaction. Please try again.')
  }
})

test('every room and page of texts speaks Spanish below /es', async ({ request }) => {
  const rooms = [...(await openRoomsOf(tao)), ...texts]
  const titles = await titlesOf(request, tao)
  const pages = await Promise.all(
    rooms.map(async ({ path, name, heading }) => {
      const page = await shown(request, `${tao.origin}/es${path}`)
      const text = titles.reduce((rest, title) => rest.replaceAll(title, ''), page.main)
      expect.soft(page.status, path).toBe(200)
      expect.soft(page.locale, path).toBe('es')
      expect.soft(page.route, path).toBe(`${name}___es`)
      expect.soft(page.title, path).toContain(page.heading)
      // What is called the same in both languages.
      if (!['/page/cookies', '/bingo'].includes(path))
        expect.soft(page.heading, path).not.toBe(heading(tao))
      expect.soft(text, path).not.toMatch(/\b(?:the|and|your) /)
      return page
    }),
  )
  expect(new Set(pages.map(({ title }) => title)).size).toBe(rooms.length)
})

test('the rooms do not claim to run what the platform says does not run', async ({ request }) => {
  const response = await request.get(`${stormrush.origin}/rest/features-games-info/info/`)
  const { data } = (await response.json()) as {
    data: { statusFeatures: { prizeDrops: { isActive: boolean } } }
  }
  const { main } = await shown(request, `${stormrush.origin}/prize-drops`)
  const line = data.statusFeatures.prizeDrops.isActive ? 'Available now' : 'Not available right now'
  expect(main).toContain(line)
})
