import { expect, test } from '@playwright/test'
import { brandOf } from '../../support/brands.ts'

/** One with a face of its own to preload, one with several. */
const brands = [brandOf('stormrush'), brandOf('funrize')]

interface Manifest {
  name: string
  id: string
  start_url: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

for (const brand of brands) {
  test.describe(brand.name, () => {
    test('can be installed: the manifest names the brand and icons of the sizes it says', async ({
      page,
      request,
    }) => {
      await page.goto(`${brand.origin}/`)
      const href = await page.locator('link[rel="manifest"]').getAttribute('href')
      const response = await request.get(`${brand.origin}${href}`)
      expect(response.headers()['content-type']).toContain('application/manifest+json')
      const manifest = (await response.json()) as Manifest
      expect(manifest).toMatchObject({ name: brand.name, id: '/', start_url: '/?source=app' })
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ])
      for (const icon of manifest.icons) {
        const answer = await request.get(`${brand.origin}${icon.src}`)
        expect(answer.headers()['content-type']).toBe(icon.type)
        expect(sizeOf(await answer.body())).toBe(icon.sizes)
      }
      const session = await page.context().newCDPSession(page)
      const { errors } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      // A window without a profile is in private mode, which is all that stands in the way.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    })

    test('has favicons, an icon for home screens and a card for shared links', async ({
      page,
      request,
    }) => {
      await page.goto(`${brand.origin}/`)
      const sizes = async (selector: string, attribute: string) => {
        const address = (await page.locator(selector).getAttribute(attribute)) ?? ''
        const answer = await request.get(new URL(address, brand.origin).href)
        expect(answer.headers()['cache-control']).toContain('immutable')
        return sizeOf(await answer.body())
      }
      expect(await sizes('link[rel="icon"][type="image/png"]', 'href')).toBe('32x32')
      expect(await sizes('link[rel="apple-touch-icon"]', 'href')).toBe('180x180')
      expect(await sizes('meta[property="og:image"]', 'content')).toBe('1200x630')
      await expect(page.locator('link[rel="icon"][type="image/svg+xml"]')).toHaveCount(1)
      // What a page that names none is given, one of another origin too.
      const common = await request.get(`${brand.origin}/favicon.ico`)
      expect(common.headers()['cross-origin-resource-policy']).toBe('cross-origin')
      expect(sizeOf(await common.body())).toBe('32x32')
    })

    test('shows its own offline page without a connection, in both languages, and stores no answer', async ({
      page,
      context,
    }) => {
      await page.goto(`${brand.origin}/`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      const stored = await page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        )
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
      expect(stored).toContain('/offline.html')
      expect(stored.filter((path) => !/^\/(offline(\.es)?\.html$|assets\/)/.test(path))).toEqual([])

      const blocked: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text())
      })
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      /** What the device says to the document that is shown; what requests meet is told apart. */
      const tell = (offline: boolean) =>
        session.send('Network.overrideNetworkState', {
          offline,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
      await context.setOffline(true)
      await page.goto(`${brand.origin}/library`)
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
      await expect(page).toHaveTitle(`You’re offline | ${brand.name}`)
      const drawn = page.getByRole('main').locator('img')
      await expect(drawn).toHaveCount(2)
      for (const picture of await drawn.all()) {
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        ).toBeGreaterThan(0)
      }
      // The page that is shown asks again by itself now and then: that may be in this very moment.
      await expect(async () => {
        await page.goto(`${brand.origin}/es/library`)
        const heading = page.getByRole('heading', { name: 'Estás sin conexión' })
        await expect(heading).toBeVisible({ timeout: 2_000 })
      }).toPass()

      await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
        'href',
        '',
      )
      // It comes back by itself, sooner than it would ask again anyway.
      await tell(true)
      await context.setOffline(false)
      await tell(false)
      await expect(page.getByTestId('offline-page')).toHaveCount(0, { timeout: 4_000 })
      await expect(page).toHaveURL(`${brand.origin}/es/library`)
      await expect(page.getByTestId('game-tile').first()).toBeVisible()
      expect(blocked).toEqual([])
    })
  })
}

test('the service worker comes after the first page, and knows the account of push', async ({
  request,
}) => {
  const { origin } = brandOf('stormrush')
  const worker = await (await request.get(`${origin}/sw.js`)).text()
  expect(worker).toMatch(/^self\.marqueePush=\{"apiKey":"sandbox"/)
  expect(worker).toContain('fcmregistrations.googleapis.com')
  const html = await (await request.get(`${origin}/`)).text()
  expect(html).not.toContain('sw.js')
})
