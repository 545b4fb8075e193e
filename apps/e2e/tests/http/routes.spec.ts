import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { allBrands, stormrush, type TestedBrand, wireframe } from '../../support/brands.ts'

interface Page {
  path: string
  name: string
  audience?: string
  middleware?: string[]
  isValid?: unknown
}

/** The pages of a brand, as its build knows them; those with parameters need to be asked for by hand. */
async function pagesOf({ dist }: TestedBrand): Promise<Page[]> {
  const server = pathToFileURL(path.join(dist, 'server/server.js')).href
  const { brand } = (await import(server)) as { brand: { features: { routes?: Page[] }[] } }
  return brand.features
    .flatMap(({ routes = [] }) => routes)
    .filter((page) => !page.path.includes('$'))
}

/** Stands before pages that a guest may see too: it is about players who rest. */
const forGuestsToo = 'may-play'

const isForPlayers = ({ audience, middleware = [] }: Page): boolean =>
  audience === 'player' || middleware.some((name) => name !== forGuestsToo)

const bare = (one: string): string => one.replace(/\/?\??$/, '')
const both = (one: string): string[] => (one === '/' ? [one] : [bare(one), `${bare(one)}/`])

/** Where every spelling of every page is asked for; one brand with each kind of home and sign-in. */
const inFull = [stormrush, wireframe]

for (const brand of allBrands) {
  const full = inFull.includes(brand)
  const how = full ? ', with and without a slash at its end, in both languages' : ''
  test(`${full ? 'TEN-03 ' : ''}${brand.name}: every page answers${how}; those for players send a guest to sign in`, async ({
    request,
  }) => {
    const pages = await pagesOf(brand)
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      const spanish = `/es${page.path === '/' ? '' : page.path}`
      for (const spelling of full ? [...both(page.path), spanish] : [bare(page.path) || '/']) {
        const response = await request.get(`${brand.origin}${spelling}`, { maxRedirects: 0 })
        const status = response.status()
        const { location = '' } = response.headers()
        // A page with a check of its own may need more than its path, such as a game's id.
        if (status === 404 && page.isValid) continue
        if (status === 200 && !isForPlayers(page)) continue
        expect([302, 307], `${spelling} ${location}`).toContain(status)
        const { pathname, searchParams } = new URL(location, brand.origin)
        expect(pathname, spelling).toMatch(/^(\/es)?\/?(signin|signup)?\/?$/)
        expect(bare(searchParams.get('redirectUrl') ?? ''), spelling).toBe(bare(page.path))
      }
    }
  })
}

/** The status and target of a path exactly as it is written; clients of a higher level tidy it up. */
const askRaw = (host: string, port: number, raw: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port, path: raw, headers: { host: `${host}:${port}` }, agent },
      (answer) => {
        answer.resume()
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
        )
      },
    )
    sent.once('error', reject)
    sent.end()
  })
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

test('ROUTE-43 SESSION-05 SESSION-04 no address, however it is written, is redirected to another site', async () => {
  const { hostname, port, origin } = new URL(stormrush.origin)
  const hosts = ['//evil.example', '/\\evil.example', '/.//evil.example', '/%2e//evil.example']
  const starts = ['', '/es', '/en', '/mobile-app', '/es/mobile-app', '/mobile-app/es', '/library']
  const ends = ['', '?aa=1', '/..?aa=1', '?redirectUrl=//evil.example&aa=1', '/%09/?aa=1']
  let redirects = 0
  for (const start of starts) {
    for (const host of hosts) {
      for (const end of ends) {
        const raw = start + host + end
        const { status, location } = await askRaw(hostname, Number(port), raw)
        expect(status, raw).toBeLessThan(500)
        if (location === undefined) continue
        redirects += 1
        expect(new URL(location, `${origin}/a/b`).origin, `${raw} -> ${location}`).toBe(origin)
      }
    }
  }
  expect(redirects).toBeGreaterThan(50)
  agent.destroy()
})
