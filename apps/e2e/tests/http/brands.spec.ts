import { expect, test } from '@playwright/test'
import { allBrands, brandOf, releasedBrands } from '../../support/brands.ts'
import { declaredBy } from '../../support/declared.ts'
import { signUpByApi } from '../../support/player.ts'
import { chosenBy } from '../../support/sources.ts'

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
    allBrands.map(async ({ origin, name }) => {
      const html = await (await request.get(`${origin}/`)).text()
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      const css = await Promise.all(
        sheets.map(async ([, file]) => (await request.get(`${origin}${file ?? ''}`)).text()),
      )
      const variable = (role: string) =>
        new RegExp(`--${role}:\\s*([^;}]+)`).exec(css.join('\n'))?.[1]?.trim() ?? ''
      return {
        palette: ['color-page', 'color-surface', 'color-accent'].map(variable).join(' '),
        display: variable('font-display'),
        // The mark, which a phone shows, and the logo.
        logos: /<header[^]*?<img src="([^"]+)"[^>]*><img src="([^"]+)"/.exec(html)?.slice(1) ?? [],
        // By role and name: where they stand says the brand's composition.
        landmarks: [...html.matchAll(/<(header|main|footer|nav)\b([^>]*)/g)]
          .map(([, role, rest]) => `${role} ${/aria-label="([^"]*)"/.exec(rest ?? '')?.[1] ?? ''}`)
          .map((landmark) => landmark.replace(name, 'the brand'))
          .toSorted(),
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
  expect(looks[0]?.landmarks).toContain('nav Main')
  expect(new Set(looks.map(({ landmarks }) => landmarks.join())).size).toBe(1)
})

test('PRODUCT-07 no two brands are put together alike: each shows its own composition, and two share one part at most', async ({
  request,
}) => {
  const compositions = await Promise.all(
    releasedBrands.map(async (brand) => (await declaredBy(brand)).composition),
  )
  for (const [index, brand] of releasedBrands.entries()) {
    const { navigation, home } = compositions[index] ?? {}
    const html = await (await request.get(`${brand.origin}/`)).text()
    expect(html).toContain(`data-navigation="${navigation}"`)
    expect(html).toMatch(new RegExp(`<section[^>]*aria-label="Welcome"[^>]*data-form="${home}"`))
  }
  const parts = Object.keys(compositions[0] ?? {})
  expect(parts).toHaveLength(4)
  for (const [index, one] of compositions.entries())
    for (const [other, two] of compositions.entries()) {
      const shared = parts.filter((part) => one[part] === two[part])
      const both = `${releasedBrands[index]?.folder} and ${releasedBrands[other]?.folder}`
      if (index < other) expect(shared.length, `${both}: ${shared}`).toBeLessThanOrEqual(1)
    }
  for (const part of parts)
    expect(new Set(compositions.map((one) => one[part])).size, part).toBeGreaterThanOrEqual(3)
})

/** What the specification's table gives to some brands and to no others (BRAND-11..19). */
const inTheTable = ['registration-complete', 'link-opening', 'support-chat', 'lootboxes']

test('PRODUCT-07 no two brands offer the same extras, beyond what the specification fixes: two at least are another brand’s', async () => {
  const all = await Promise.all(
    releasedBrands.map(async (brand) => (await declaredBy(brand)).features),
  )
  const shared = all[0]?.filter((id) => all.every((ids) => ids.includes(id))) ?? []
  const extras = all.map((ids) => ids.filter((id) => ![...shared, ...inTheTable].includes(id)))
  for (const [index, one] of extras.entries()) {
    expect(one.length, releasedBrands[index]?.folder).toBeGreaterThanOrEqual(2)
    for (const [other, two] of extras.entries()) {
      if (other <= index) continue
      const apart = [
        ...one.filter((id) => !two.includes(id)),
        ...two.filter((id) => !one.includes(id)),
      ]
      const both = `${releasedBrands[index]?.folder} and ${releasedBrands[other]?.folder}`
      expect(apart.length, `${both}: ${apart}`).toBeGreaterThanOrEqual(2)
    }
  }
  for (const id of new Set(extras.flat()))
    expect(extras.filter((one) => one.includes(id)).length, id).toBeGreaterThanOrEqual(2)
})

test('no two brands keep the coins of the money box in the same thing', async ({ request }) => {
  const drawings = await Promise.all(
    releasedBrands.map(async ({ origin }) => {
      const html = await (await request.get(`${origin}/money-box`)).text()
      return /<svg[^>]*data-testid="money-box-drawing"[^]*?<path d="([^"]+)"/.exec(html)?.[1]
    }),
  )
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(releasedBrands.length)
})

for (const brand of allBrands) {
  test(`BRAND-11 ${brand.folder}: pages to sign in and up are where its brand.ts lists them, and nowhere else`, async ({
    request,
  }) => {
    const has = chosenBy(brand).has('authPages')
    for (const [path, form] of [
      ['/signin', 'sign-in-form'],
      ['/signup', 'sign-up-form'],
    ] as const) {
      const response = await request.get(`${brand.origin}${path}`)
      expect(response.status(), path).toBe(has ? 200 : 404)
      expect((await response.text()).includes(`data-testid="${form}"`), path).toBe(has)
    }
  })

  test(`BRAND-12 ${brand.folder}: /lobby is a page of its own where its brand.ts lists one, or else the composition of the home page`, async ({
    context,
  }) => {
    await signUpByApi(context, brand)
    const read = async (path: string) =>
      (await context.request.get(`${brand.origin}${path}`)).text()
    const [home, lobby] = await Promise.all([read('/'), read('/lobby/')])
    expect(lobby).toContain('data-testid="lobby-greeting"')
    expect(titleOf(lobby) === titleOf(home)).toBe(!chosenBy(brand).has('lobbyPage'))
    expect(titleOf(lobby)).toContain(brand.name)
  })
}

for (const brand of releasedBrands) {
  test(`a page that is not there is told of a chat and of every service > ${brand.folder} (NOTFOUND-09, CHATBTN-01, CONSENT-01)`, async ({
    request,
  }) => {
    const html = await (await request.get(`${brand.origin}/no/such/page`)).text()
    const told = JSON.parse(/id="services">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      scripts?: { supportChat?: { src: string } }
    }
    const hasMessenger = (await declaredBy(brand)).features.includes('support-chat')
    expect(told).toMatchObject({
      push: { projectId: 'marquee-sandbox' },
      monitoring: { key: 'sandbox' },
      analytics: { src: '/sandbox/tags.js' },
    })
    const src = told.scripts?.supportChat?.src
    expect(src === undefined).toBe(hasMessenger)
    if (src) expect((await request.get(brand.origin + src)).status()).toBe(200)
  })
}

test('no two brands set coins aside in the same thing', async ({ request }) => {
  const feature = 'fortune-investment'
  const lists = await Promise.all(
    releasedBrands.map(async (brand) => (await declaredBy(brand)).features.includes(feature)),
  )
  const having = releasedBrands.filter((_, index) => lists[index])
  const drawings = await Promise.all(
    having.map(async ({ origin }) => {
      const html = await (await request.get(`${origin}/${feature}`)).text()
      return /<svg[^>]*data-testid="jar"[^]*?<path d="([^"]+)"/.exec(html)?.[1]
    }),
  )
  expect(having.length).toBeGreaterThan(1)
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(having.length)
})

/** Where the shapes of a theme are seen, and which feature draws them there. */
const shapePages = {
  box: {
    path: '/cosmic-boxes',
    feature: 'cosmic-boxes',
    seen: /data-place="\d+" data-shape="(\w+)"/g,
  },
  drum: {
    path: '/lottery',
    feature: 'lottery',
    seen: /data-shape="(\w+)" data-testid="lottery-drum"/g,
  },
  ticket: {
    path: '/scratch-cards',
    feature: 'scratch-cards',
    seen: /data-testid="scratch-card"[^>]*data-shape="(\w+)"/g,
  },
} as const

for (const brand of releasedBrands) {
  test(`${brand.folder} shows boxes, drum and tickets in the shapes that its theme names`, async ({
    request,
  }) => {
    const { shapes, features } = await declaredBy(brand)
    for (const [what, { path, feature, seen }] of Object.entries(shapePages)) {
      const named = shapes[what as keyof typeof shapePages]
      // A theme may know a shape of what the brand has turned off.
      if (!features.includes(feature)) continue
      expect(named, `${what} of ${brand.folder}`).toBeDefined()
      const html = await (await request.get(`${brand.origin}${path}`)).text()
      const shown = [...html.matchAll(seen)].map(([, shape]) => shape)
      expect(shown.length, `${path} of ${brand.folder}`).toBeGreaterThan(0)
      expect(new Set(shown)).toEqual(new Set([named]))
    }
  })
}

test('no two brands share a box, a drum or a ticket', async () => {
  const all = await Promise.all(releasedBrands.map(declaredBy))
  for (const what of ['box', 'drum', 'ticket'] as const) {
    const named = all.flatMap(({ shapes }) => shapes[what] ?? [])
    expect(named.length).toBeGreaterThan(4)
    expect(new Set(named).size, what).toBe(named.length)
  }
})
