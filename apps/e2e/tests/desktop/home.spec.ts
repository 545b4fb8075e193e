import type { Page } from '@playwright/test'
import { brandOf, inDepth, stormrush, type TestedBrand } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

interface Section {
  key: string
  title: { en: string }
  games: { id: number }[]
}
interface Home {
  seo: { title: { en: string } }
  payload: {
    collections: Section[]
    schemeSections: Section[]
    banners: { id: string; kind: string }[]
  }
}

const homeOf = async (page: Page, origin: string): Promise<Home> =>
  (await (await page.request.get(`${origin}/rest/page/home/`)).json()) as Home

/** What a brand shows: its editors' layout, or the collections of the catalogue (HOME-14). */
const shownIn = (brand: TestedBrand, { payload }: Home): Section[] =>
  brand === stormrush ? payload.collections : payload.schemeSections

/** The specification's list; whatever is not in it has two. */
const rowsByKey: Record<string, number> = {
  allGames: 3,
  popularGames: 3,
  weeklySpecials: 1,
  fishing: 1,
  rapidLink: 1,
  topGames: 1,
  bonusCombo: 1,
}

/**
 * Rows of a carousel as they are drawn: the different heights at which its first column's tiles stand.
 * Its games come when it is near.
 */
async function drawnRows(page: Page, name: string): Promise<number> {
  const track = page.getByRole('list', { name, exact: true })
  await track.scrollIntoViewIfNeeded()
  await expect(track.getByTestId('game-tile').first()).toBeVisible()
  return track.evaluate(({ children }) => {
    const tops = [...children].map((slide) => Math.round(slide.getBoundingClientRect().top))
    return new Set(tops).size
  })
}

for (const brand of inDepth) {
  test(`${brand.name}: collections stand in the platform's order with 3, 1 or 2 rows per slide by their key; guests see banners with the promo banner first, jackpots, promotions and the way to sign up (HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 HOME-09 HOME-13 HOME-15 HOME-16 HOME-17 CALL-14 PRODUCT-02)`, async ({
    page,
    context,
  }) => {
    const home = await homeOf(page, brand.origin)
    const { payload, seo } = home
    const sections = shownIn(brand, home)
    await openAlive(page, `${brand.origin}/`)
    expect(await page.title()).toContain(seo.title.en)
    const seen = new Set<number>()
    for (const { key, title, games } of sections) {
      const rows = rowsByKey[key] ?? 2
      expect(await drawnRows(page, title.en), key).toBe(Math.min(rows, games.length))
      seen.add(rows)
    }
    expect([...seen].sort()).toEqual([1, 2, 3])
    const titles = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
    const order = sections.map(({ title }) => title.en.toLowerCase())
    expect(titles.map((text) => text.toLowerCase()).filter((text) => order.includes(text))).toEqual(
      order,
    )

    const banners = page.locator('[data-banner]')
    await expect(banners).toHaveCount(payload.banners.length)
    const [first = ''] = await banners.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset['banner'] ?? ''),
    )
    expect(payload.banners.find(({ id }) => id === first)?.kind).toBe('promo')
    await expect(page.locator('main [data-promotion]').first()).toBeVisible()
    await expect(page.locator('section[aria-labelledby="lobby-jackpots"]')).toBeVisible()
    const invitation = page.locator('section[aria-labelledby="sign-up-section"]')
    await expect(invitation.locator('a[href="/signup/"]')).toBeVisible()
    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/lobby/`)
    await expect(page.getByTestId('lobby-greeting')).toBeVisible()
    await expect(invitation).toHaveCount(0)
  })
}

/** Runs in the page: goes down it a screen at a time, so that everything that waits until it is near comes. */
const scrollThrough = async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Runs in the page: rows of games that end before the edge of their list, by the name of the list. */
const findShortRows = () =>
  [...document.querySelectorAll('main :is(ul, ol)')].flatMap((track) => {
    const slides = [...track.children].filter(
      (slide) => slide.checkVisibility() && slide.querySelector('[data-testid="game-tile"]'),
    )
    const ends = new Map<number, number>()
    for (const slide of slides) {
      const { top, right } = slide.getBoundingClientRect()
      ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right))
    }
    const edge = track.getBoundingClientRect().right
    const half = (slides[0]?.getBoundingClientRect().width ?? 0) / 2
    const short = [...ends.values()].filter((end) => end < edge - half)
    return short.length
      ? [`${track.getAttribute('aria-label')}: ${edge - Math.min(...short)} px`]
      : []
  })

/** Brands whose lobby has shelves, and those with a board; how many games a page of theirs has at least. */
const filled = [
  { brand: brandOf('funrize'), games: 40, isByDay: true },
  { brand: brandOf('tao'), games: 40 },
  { brand: brandOf('scarlet-sands'), games: 12, isByDay: true },
  { brand: brandOf('nlc'), games: 12 },
]

for (const { brand, games, isByDay = false } of filled)
  test(
    `${brand.name}: at 1280 and 1440 px every row of games reaches the edge, for guests and players`,
    atNightUnless(isByDay),
    async ({ page, context }) => {
      const expectFull = async (path: string) => {
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await openAlive(page, `${brand.origin}${path}`)
          await page.evaluate(scrollThrough)
          const tiles = page.locator('main li:has([data-testid="game-tile"])')
          await expect.poll(() => tiles.count(), `games of ${path}`).toBeGreaterThanOrEqual(games)
          await expect
            .poll(() => page.evaluate(findShortRows), `${path} at ${width} px`)
            .toEqual([])
        }
      }
      await expectFull('/')
      await signUpByApi(context, brand)
      await expectFull('/lobby/')
    },
  )

for (const brand of inDepth) {
  const what =
    brand === stormrush ? 'the collections of the catalogue' : 'the layout of its editors'
  test(`HOME-14 ${brand.folder} shows ${what}`, async ({ page }) => {
    await openAlive(page, `${brand.origin}/`)
    const home = await homeOf(page, brand.origin)
    const { collections, schemeSections } = home.payload
    expect(brand === stormrush ? schemeSections : collections).toEqual([])
    const names = shownIn(brand, home).map(({ title }) => title.en)
    const shown = () =>
      page
        .locator('main')
        .getByRole('list')
        .evaluateAll(
          (lists, known) =>
            lists.flatMap((list) => {
              const name = list.getAttribute('aria-label') ?? ''
              return known.includes(name) ? [name] : []
            }),
          names,
        )
    await expect.poll(shown).toEqual(names)
  })
}

test('HOME-07 GAMES-03 a win that happened stands among the latest winners', async ({ page }) => {
  const winner = {
    roundId: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001',
    player: 'A…a',
    gameId: 1000,
    gameTitle: 'Lantern Tide',
    gameSlug: 'lantern-tide',
    img: '',
    gameMode: 'TournamentPoints',
    win: 123_456,
    at: 1,
  }
  await page.route('**/rest/page/home/', async (route) => {
    const response = await route.fetch()
    const home = (await response.json()) as { payload: object }
    const json = { ...home, payload: { ...home.payload, lastWinners: [winner] } }
    await route.fulfill({ response, json })
  })
  await openAlive(page, `${stormrush.origin}/library`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const list = page.locator('section[aria-labelledby="lobby-winners"]')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('123,456')
  await expect(list).toContainText('Lantern Tide')
})

for (const [density, suffix] of [
  [1, '@1x.webp'],
  [2, '@2x.webp'],
] as const) {
  test.describe(`at ${density} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: density })
    test(`IMAGE-01 IMAGE-03 covers come as webp at density ${density}`, async ({ page }) => {
      await openAlive(page, `${stormrush.origin}/library`)
      const cover = page.getByTestId('game-tile').first().locator('img')
      await expect(cover).toHaveAttribute('srcset', /@1x\.webp 1x, .+@2x\.webp 2x$/)
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
        .toContain(suffix)
      const source = await cover.evaluate((image: HTMLImageElement) => image.currentSrc)
      const response = await page.request.get(source)
      const body = await response.body()
      expect(response.headers()['content-type']).toBe('image/webp')
      expect(body.subarray(0, 4).toString() + body.subarray(8, 12).toString()).toBe('RIFFWEBP')
      // Density corrected, both have the same size in CSS pixels.
      expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(180)
    })
  })
}
