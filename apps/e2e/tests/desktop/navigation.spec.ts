import type { Page } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { documentsOf, requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const providers = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' })
/** Documents are rendered and taken over anew; a crowded machine needs its time for each. */
const slow = { timeout: 30_000 }
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Providers' })

test('NAV-01 NAV-02 pointing at a link fetches layout, middleware and page; the click that follows asks for nothing more', async ({
  page,
}) => {
  const { urls, quiet } = requestsOf(page)
  await openAlive(page, `${origin}/`)
  await quiet()
  const parts = [/\/AuthLayout-.*js$/, /\/routeGuard-/, /\/SignInPage-.*js$/]
  const fetched = () => parts.filter((part) => urls().some((url) => part.test(url))).length
  expect(fetched()).toBe(0)
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await link.hover()
  await expect.poll(fetched).toBe(3)
  await quiet()
  expect(page.url()).toBe(`${origin}/`)
  const before = urls().length
  await link.click()
  await expect(page.getByTestId('sign-in-form')).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('data-route', 'signin___en')
  const isPicture = (url: string) => /\.(svg|webp|avif|png)$/.test(url)
  expect(
    urls()
      .slice(before)
      .filter((url) => !isPicture(url)),
  ).toEqual([])
})

test('NAV-03 code that cannot be fetched on the way to a page reloads once, to that page', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_FAILED/)
  const documents = documentsOf(page)
  await page.route(/\/ProvidersPage-/, (route) =>
    documents.length > 1 ? route.continue() : route.abort(),
  )
  await openAlive(page, `${origin}/library`)
  await providers(page).click()
  await expect(heading(page)).toBeVisible(slow)
  await expect.poll(() => documents, slow).toHaveLength(2)
  expect(documents[1]).toBe(`${origin}/issues/providers`)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('NAV-03 VERSION-03 code that can never be fetched ends on the error page, not in a circle: 10 seconds are between reloads, and a retry brings the page once it can', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_FAILED|Failed to fetch|ProvidersPage/)
  const documents = documentsOf(page)
  let fails = true
  await page.route(/\/ProvidersPage-/, (route) => (fails ? route.abort() : route.continue()))
  const { quiet } = requestsOf(page)
  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await openAlive(page, `${origin}/library`)
  await providers(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  /** The page says it, and asks for the code no more: it tries more than once before it gives up. */
  const hasGivenUp = async () => {
    await expect(problem).toBeVisible(slow)
    await quiet()
    await expect(problem).toBeVisible(slow)
  }
  await hasGivenUp()
  expect(documents).toHaveLength(2)
  // By hand at any time; by itself no more than once within the guard time.
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => documents, slow).toHaveLength(3)
  await hasGivenUp()
  await page.clock.setFixedTime('2026-11-20T12:00:11Z')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => documents, slow).toHaveLength(5)
  await hasGivenUp()
  fails = false
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toBeVisible(slow)
  await expect(problem).toHaveCount(0)
  expect(documents).toHaveLength(6)
})
