import { stormrush } from '../../support/brands.ts'
import { documentsOf, goTo } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const category = 'category=popular-games'

test('ROUTE-43 /mobile-app leads to the same page with webview=true, which hides what a native app has itself, from the first byte to the end of the session', async ({
  page,
}) => {
  const html = await (await page.request.get(`${origin}/mobile-app/library?${category}`)).text()
  expect(html).toContain('<main')
  expect(html).not.toMatch(/<header|<footer/)

  await openAlive(page, `${origin}/mobile-app/library?${category}`)
  await expect(page).toHaveURL(`${origin}/library?${category}&webview=true`)
  const frame = page.locator('header, footer, nav[aria-label="Quick"]')
  await expect(page.getByRole('heading', { level: 1, name: 'Popular games' })).toBeVisible()
  await expect(frame).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Providers' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
  await expect(frame).toHaveCount(0)
  // A document that does not hear of it from its address learns it from the session.
  await page.reload()
  await expect(frame).toHaveCount(0)
  const other = await page.context().newPage()
  await openAlive(other, `${origin}/issues/providers`)
  await expect(other.getByRole('banner')).toBeVisible()
})

test('ROUTE-43 SESSION-05 /mobile-app and aa are taken out of the address within the page too, and leave no entry to go back to', async ({
  page,
}) => {
  const documents = documentsOf(page)
  await openAlive(page, `${origin}/signin`)
  await goTo(page, '/library?tab=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await goTo(page, `/issues/providers?aa=12&from=mail`)
  await expect(page).toHaveURL(`${origin}/issues/providers?from=mail`)
  await expect(page.getByRole('banner')).toBeVisible()
  await goTo(page, `/mobile-app/library?${category}`)
  await expect(page).toHaveURL(`${origin}/library?${category}&webview=true`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/issues/providers?from=mail`)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/library?tab=2`)
  expect(documents).toHaveLength(1)
})

test('SESSION-05 an address with aa leads to the same one without', async ({ page }) => {
  await openAlive(page, `${origin}/es/library?aa=12&${category}&aa=13`)
  await expect(page).toHaveURL(`${origin}/es/library?${category}`)
})

test('ROUTE-50 ROUTE-51 ROUTE-52 ROUTE-53 CALL-05 every navigation looks its path up in the rules of the running build, which are fetched once: inside of the site they are followed, to another one the browser is sent', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/builds/meta/*.json', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({
      json: {
        id: 'test',
        timestamp: 1,
        prerendered: [],
        routeRules: {
          '/old/**': { redirect: { to: '/issues/**' } },
          '/partner': { redirect: { to: 'https://partner.example/welcome' } },
        },
      },
    })
  })
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
  )
  const documents = documentsOf(page)
  await openAlive(page, `${origin}/es/signin`)
  const build = await page.locator('html').getAttribute('data-build')
  await goTo(page, '/es/old/providers?from=mail')
  await expect(page).toHaveURL(`${origin}/es/issues/providers?from=mail`)
  await expect(page.locator('main')).toHaveAttribute('data-route', 'issues-providers___es')
  await goTo(page, '/es/library')
  await expect(page.locator('main')).toHaveAttribute('data-route', 'library___es')
  expect(documents).toHaveLength(1)
  await goTo(page, '/es/partner')
  await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible()
  expect(page.url()).toBe('https://partner.example/welcome')
  expect(asked).toEqual([`/builds/meta/${build}.json`])
})

test('ROUTE-48 every page says its name with its locale', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'home___en'],
    ['/es', 'home___es'],
    ['/library', 'library___en'],
    ['/es/issues/providers/otterworks', 'issues-providers-pageName___es'],
    ['/es/signin', 'signin___es'],
  ]) {
    const html = await (await page.request.get(`${origin}${path}`)).text()
    expect(/<main[^>]*data-route="([^"]*)"/.exec(html)?.[1], path).toBe(name)
  }
  await openAlive(page, `${origin}/es/signin`)
  await goTo(page, '/es/library')
  await expect(page.locator('main')).toHaveAttribute('data-route', 'library___es')
})
