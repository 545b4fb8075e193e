import { expect, test } from '@playwright/test'
import { allBrands, houseOrigin, inDepth, releasedBrands, stormrush } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'

test('PRODUCT-07 the bare host lists every brand as a link to its own address', async ({
  request,
}) => {
  const html = await (await request.get(`${houseOrigin}/`)).text()
  for (const brand of allBrands) expect(html).toContain(`href="${brand.origin}/"`)
})

for (const brand of allBrands) {
  test.describe(brand.name, () => {
    test('SSR-01 renders the first request on the server, heading and games included', async ({
      request,
    }) => {
      const response = await request.get(`${brand.origin}/`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]{3,}/)
      expect(html).toContain('data-testid="game-tile"')
    })

    test("ROUTE-45 ERR-02 answers a path without a page with 404 and 'Page Not Found: {full path}'", async ({
      request,
    }) => {
      const response = await request.get(`${brand.origin}/no/such/page?from=here`)
      expect(response.status()).toBe(404)
      expect(await response.text()).toMatch(
        /Page Not Found: (?:<!-- -->)?\/no\/such\/page\?from=here/,
      )
    })

    test('ROUTE-46 ROUTE-47 I18N-01 serves English without a prefix and Spanish below /es', async ({
      request,
    }) => {
      expect(await (await request.get(`${brand.origin}/library`)).text()).toContain(
        '<html lang="en"',
      )
      const spanish = await (await request.get(`${brand.origin}/es/library`)).text()
      expect(spanish).toContain('<html lang="es"')
      expect(spanish).toContain('href="/es/')
      expect(spanish).not.toMatch(/href="\/es\/"/)
    })
  })
}

for (const brand of inDepth) {
  test(`${brand.name}: a guest may browse every public page, each with a heading and a title of its own (ROLE-02 ROUTE-02 ROUTE-04 ROUTE-05 ROUTE-07 ROUTE-10 ROUTE-12)`, async ({
    request,
  }) => {
    const titles = new Set<string>()
    const paths = [
      '/',
      '/signin',
      '/signup/',
      '/reset',
      '/library?category=popular-games',
      '/issues/providers',
      '/issues/providers/otterworks',
      '/issues/new-games',
    ]
    for (const path of paths) {
      const response = await request.get(`${brand.origin}${path}`, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
        text.replace(/<[^>]+>/g, '').trim(),
      )
      expect(headings, path).toEqual([expect.stringMatching(/./)])
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      expect(title, path).toContain(brand.name)
      titles.add(title)
    }
    expect(titles.size).toBe(paths.length)
    const bare = await request.get(`${brand.origin}/signup`, { maxRedirects: 0 })
    expect(await bare.text()).toContain('data-testid="sign-up-form"')
  })
}

/** Keys of the queries that a page brings along, as far as they are of the catalogue. */
const cataloguesIn = (html: string): string[] =>
  [...html.matchAll(/games\W{1,8}catalogue\W{1,8}([\w-]+)/g)].map((match) => match[1] ?? '')

test('SSR-04 CALL-22 the server fetches games when public games are asked for or for a player, and not otherwise', async ({
  context,
  request,
}) => {
  const guest = await (await request.get(`${stormrush.origin}/library`)).text()
  expect(new Set(cataloguesIn(guest))).toEqual(new Set(['public']))
  expect(guest).toContain('data-testid="game-tile"')
  for (const path of ['/signin', '/signup/', '/reset', '/issues/favorites']) {
    const html = await (await request.get(`${stormrush.origin}${path}`)).text()
    expect(cataloguesIn(html), path).toEqual([])
    expect(html, path).not.toContain('data-testid="game-tile"')
  }
  await signUpByApi(context, stormrush)
  const player = await (await context.request.get(`${stormrush.origin}/library`)).text()
  const me = await context.request.get(`${stormrush.origin}/rest/player/`)
  const { data } = (await me.json()) as { data: { playerRestrictionIdsHash: string } }
  expect(new Set(cataloguesIn(player))).toEqual(new Set([data.playerRestrictionIdsHash]))
  expect(player).toContain('data-testid="game-tile"')
})

test('ROUTE-44 a page whose check fails is a 404 like one that does not exist', async ({
  request,
}) => {
  for (const path of ['/issues/no-such-issue', '/issues/providers/no-such-provider']) {
    const response = await request.get(`${releasedBrands[0]?.origin ?? ''}${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain(path)
  }
})
