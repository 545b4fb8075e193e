import { type APIRequest, type APIResponse, expect, test } from '@playwright/test'
import { allBrands, stormrush } from '../../support/brands.ts'

/** A visit to the root by a browser of its own, which remembers nothing. */
const rootIn = async (browser: APIRequest, origin: string, headers: Record<string, string>) =>
  (await browser.newContext()).get(`${origin}/?invited_by=kim`, { headers, maxRedirects: 0 })

const cookiesOf = (answer: APIResponse): string =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value)
    .join('\n')

for (const brand of allBrands) {
  test(`${brand.name}: I18N-05 I18N-06 I18N-07 a first visit to the root is answered in the browser's language, or the remembered one`, async ({
    playwright,
  }) => {
    const spanish = await rootIn(playwright.request, brand.origin, {
      'accept-language': 'fr, es-MX;q=0.9, en;q=0.5',
    })
    expect(spanish.status()).toBe(302)
    expect(spanish.headers()['location']).toBe('/es?invited_by=kim')
    const set = cookiesOf(spanish)
    expect(set).toContain('i18n_redirected=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(set).toContain('language=es; Path=/; Max-Age=31536000; SameSite=Lax')

    const english = await rootIn(playwright.request, brand.origin, {
      'accept-language': 'en-GB, es;q=0.5',
    })
    expect(english.status()).toBe(200)
    expect(cookiesOf(english)).toContain('language=en;')
    expect(await english.text()).toContain('<html lang="en"')

    const remembered = await rootIn(playwright.request, brand.origin, {
      'accept-language': 'es',
      cookie: 'i18n_redirected=en; language=en',
    })
    expect(remembered.status()).toBe(200)
    expect(cookiesOf(remembered)).not.toMatch(/language|i18n/)
  })
}

test('only the root is redirected; a page named by its address is served in the language of the address', async ({
  request,
}) => {
  for (const path of ['/library', '/signin', '/es/library']) {
    const answer = await request.get(`${stormrush.origin}${path}`, {
      headers: { 'accept-language': 'es', cookie: 'i18n_redirected=es' },
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(200)
  }
})

test('every page names itself without a trailing slash, and the same page in every locale', async ({
  request,
}) => {
  const { origin } = stormrush
  for (const [path, english, spanish] of [
    ['/signup/', '/signup', '/es/signup'],
    ['/es/signup', '/signup', '/es/signup'],
    ['/library?category=popular-games', '/library', '/es/library'],
    ['/es', '/', '/es'],
  ] as const) {
    const answer = await request.get(`${origin}${path}`, { headers: { 'accept-language': 'en' } })
    const html = await answer.text()
    const own = path.startsWith('/es') ? spanish : english
    expect(html, path).toContain(`<link rel="canonical" href="${origin}${own}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origin}${english}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="es" href="${origin}${spanish}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}${english}">`)
  }
})
