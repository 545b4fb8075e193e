import { expect, test } from '@playwright/test'
import { allBrands, brandOf, releasedBrands, type TestedBrand } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'

/** The specification's own table, not what the apps say of themselves. */
const names = [
  ['BRAND-02', 'funrize', 'Funrize'],
  ['BRAND-03', 'tao', 'TaoFortune'],
  ['BRAND-04', 'nlc', 'NLC'],
  ['BRAND-05', 'fortune-wheelz', 'FortuneWheelz'],
  ['BRAND-06', 'funz-city', 'FunzCity'],
  ['BRAND-07', 'jackpot-rabbit', 'JackpotRabbit'],
  ['BRAND-08', 'sws', 'Sweepshark'],
  ['BRAND-09', 'scarlet-sands', 'ScarletSands'],
  ['BRAND-10', 'stormrush', 'Stormrush'],
] as const

const withAuthPage = [
  'tao',
  'fortune-wheelz',
  'nlc',
  'funz-city',
  'sws',
  'scarlet-sands',
  'jackpot-rabbit',
  'stormrush',
  'funrize',
]
const withLobbyPage = [
  'fortune-wheelz',
  'nlc',
  'funz-city',
  'sws',
  'jackpot-rabbit',
  'stormrush',
  'scarlet-sands',
]

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

for (const [id, folder, name] of names) {
  test(`${id} ${folder} calls itself ${name}: in the title, to other sites, on its home link and in its footer`, async ({
    request,
  }) => {
    const html = await (await request.get(`${brandOf(folder).origin}/`)).text()
    expect(titleOf(html)).toContain(name)
    expect(html).toContain(`<meta property="og:site_name" content="${name}">`)
    expect(html).toContain(`aria-label="${name}, home"`)
    expect(html).toMatch(new RegExp(`<footer[^>]*aria-label="About ${name}"`))
  })
}

test('PRODUCT-07 BRAND-01 each brand is the same product in a theme of its own', async ({
  request,
}) => {
  const looks = await Promise.all(
    allBrands.map(async ({ origin }) => {
      const html = await (await request.get(`${origin}/`)).text()
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      const css = await Promise.all(
        sheets.map(async ([, file]) => (await request.get(`${origin}${file ?? ''}`)).text()),
      )
      const variable = (name: string) =>
        new RegExp(`--${name}:\\s*([^;}]+)`).exec(css.join('\n'))?.[1]?.trim() ?? ''
      return {
        palette: ['color-page', 'color-surface', 'color-accent'].map(variable).join(' '),
        display: variable('font-display'),
        // The mark, which a phone shows, and the logo.
        logos: /<header[^]*?<img src="([^"]+)"[^>]*><img src="([^"]+)"/.exec(html)?.slice(1) ?? [],
        blocks: [...html.matchAll(/<(header|main|footer|nav)\b/g)].map((match) => match[1]),
      }
    }),
  )
  for (const { palette, display, logos } of looks) {
    expect(palette).toMatch(/^(#[\da-f]{3,8} ?){3}$/i)
    expect(display).not.toBe('')
    expect(logos).toHaveLength(2)
    for (const file of logos) expect(file).toMatch(/^\/.+\.(svg|webp|png)$/)
  }
  expect(new Set(looks.map(({ palette }) => palette)).size).toBe(allBrands.length)
  expect(new Set(looks.flatMap(({ logos }) => logos)).size).toBe(2 * allBrands.length)
  expect(new Set(looks.map(({ blocks }) => blocks.join())).size).toBe(1)
})

const released = (folders: string[]): [TestedBrand, boolean][] =>
  allBrands.map((brand) => [brand, folders.includes(brand.folder)])

test('BRAND-11 exactly nine brands have pages to sign in and up; the internal one has none', async ({
  request,
}) => {
  for (const [{ origin, folder }, has] of released(withAuthPage)) {
    for (const [path, form] of [
      ['/signin', 'sign-in-form'],
      ['/signup', 'sign-up-form'],
    ] as const) {
      const response = await request.get(`${origin}${path}`)
      expect(response.status(), `${folder} ${path}`).toBe(has ? 200 : 404)
      expect((await response.text()).includes(`data-testid="${form}"`), folder).toBe(has)
    }
  }
})

for (const [brand, has] of released(withLobbyPage)) {
  test(`BRAND-12 ${brand.folder}: /lobby is ${has ? 'a page of its own' : 'the composition of the home page'}`, async ({
    context,
  }) => {
    await signUpByApi(context, brand)
    const read = async (path: string) =>
      (await context.request.get(`${brand.origin}${path}`)).text()
    const [home, lobby] = await Promise.all([read('/'), read('/lobby/')])
    expect(lobby).toContain('data-testid="lobby-greeting"')
    const hasOwn = (html: string) => /modulepreload" href="\/assets\/LobbyPage-/.test(html)
    expect([hasOwn(home), hasOwn(lobby)]).toEqual([false, has])
    expect(titleOf(lobby) === titleOf(home)).toBe(!has)
    expect(titleOf(lobby)).toContain(brand.name)
  })
}

for (const { folder, origin } of releasedBrands) {
  test(`a page that is not there is told of a chat and of every service > ${folder} (NOTFOUND-09, CHATBTN-01, CONSENT-01)`, async ({
    request,
  }) => {
    const html = await (await request.get(`${origin}/no/such/page`)).text()
    const told = JSON.parse(/id="services">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      supportChat?: { kind: string; src?: string } | null
    }
    const kind = ['nlc', 'stormrush'].includes(folder) ? 'custom' : 'script'
    expect(told).toMatchObject({
      supportChat: { kind },
      push: { projectId: 'marquee-sandbox' },
      monitoring: { key: 'sandbox' },
      analytics: { src: '/sandbox/tags.js' },
    })
    const src = told.supportChat?.src
    if (src) expect((await request.get(origin + src)).status()).toBe(200)
  })
}
