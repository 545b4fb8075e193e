import { stormrush, tao } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('I18N-03 ROUTE-46 the language switch keeps page and query, and is remembered for a year', async ({
  page,
  context,
}) => {
  await openAlive(page, `${tao.origin}/library?category=popular-games`)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(/\/es\/library\?category=popular-games$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const cookies = await context.cookies(tao.origin)
  const inDays = (seconds: number) => Math.round((seconds * 1000 - Date.now()) / 86_400_000)
  for (const name of ['i18n_redirected', 'language']) {
    const cookie = cookies.find((one) => one.name === name)
    expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
    expect(inDays(cookie?.expires ?? 0), name).toBe(365)
  }
  // Whoever comes back to the root is in Spanish again.
  await page.goto(`${tao.origin}/`)
  await expect(page).toHaveURL(`${tao.origin}/es`)
})

test('I18N-08 I18N-09 I18N-10 a page that came without the platform’s texts asks for them in its own locale', async ({
  page,
}) => {
  // What the server had no texts for when it rendered.
  await page.route(`${stormrush.origin}/es/signin`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const emptied = html.replace(
      /"data":\{[^{}]*\}/,
      '"data":{"error":"Translations not available"}',
    )
    expect(emptied).not.toBe(html)
    await route.fulfill({ response, body: emptied })
  })
  const asked = page.waitForRequest(/\/api\/rest\/translations\//)
  await openAlive(page, `${stormrush.origin}/es/signin`)
  expect(new URL((await asked).url()).pathname).toBe('/api/rest/translations/es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
