import type { Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, reloadAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

interface Catalogue {
  games: { id: number; title: string; type: string; provider: string }[]
}

const catalogueOf = async (page: Page, origin: string): Promise<Catalogue['games']> =>
  ((await (await page.request.get(`${origin}/api/rest/games`)).json()) as Catalogue).games

/** How many games the grid lists, whether they are drawn or not. */
const listed = async (page: Page): Promise<number> => {
  const [first] = await page.getByTestId('game-grid').getByRole('listitem').all()
  return Number((await first?.getAttribute('aria-setsize')) ?? 0)
}
const shownIds = (page: Page): Promise<number[]> =>
  page
    .getByTestId('game-grid')
    .getByTestId('game-tile')
    .evaluateAll((tiles) => tiles.map((tile) => Number((tile as HTMLElement).dataset['gameId'])))

test('the library narrows by type, provider, order and words, and says so in the address (ROUTE-10 MODAL-17 CALL-20 CALL-21)', async ({
  page,
}) => {
  const games = await catalogueOf(page, stormrush.origin)
  await openAlive(page, `${stormrush.origin}/library`)
  expect(await listed(page)).toBe(games.length)

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const classics = games.filter(({ type }) => type === 'classic')
  await sheet.getByRole('button', { name: `Classics ${classics.length}` }).click()
  const provider = 'otterworks'
  const both = classics.filter((game) => game.provider === provider)
  await sheet.getByRole('button', { name: `Otterworks ${both.length}` }).click()
  await sheet.getByRole('button', { name: new RegExp(`^Show ${both.length} game`) }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => listed(page)).toBe(both.length)
  expect((await shownIds(page)).toSorted()).toEqual(both.map(({ id }) => id).toSorted())
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('type'), searchParams.get('provider')]).toEqual(['classic', provider])

  await page.getByRole('button', { name: 'Remove the filter Otterworks' }).click()
  await expect.poll(() => listed(page)).toBe(classics.length)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('title')
  const byTitle = classics.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
  await expect
    .poll(async () => (await shownIds(page)).slice(0, 5))
    .toEqual(byTitle.slice(0, 5).map(({ id }) => id))

  // The address alone brings the same again.
  await page.reload()
  await expect
    .poll(async () => (await shownIds(page)).slice(0, 5))
    .toEqual(byTitle.slice(0, 5).map(({ id }) => id))
})

test('a filter that leaves nothing says which part to leave out, and leaving it out helps', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library?type=fish`)
  const fish = await listed(page)
  const field = page.getByRole('searchbox', { name: 'Search games' })
  await expect(async () => {
    await field.fill('zzzz')
    await expect(page.locator('main').getByRole('heading', { name: '“zzzz”' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await page.getByRole('button', { name: new RegExp(`: ${fish} games$`) }).click()
  await expect.poll(() => listed(page)).toBe(fish)
  await expect(field).toHaveValue('')
  expect(new URL(page.url()).searchParams.get('type')).toBe('fish')
})

/** Scrolls far down in the library; gives the place, once it rests. */
async function scrollDown(page: Page): Promise<number> {
  const offset = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(800, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await offset()).toBeGreaterThan(2500)
  }).toPass()
  await expect.poll(async () => (await shownIds(page)).length).toBeGreaterThan(24)
  let place = await offset()
  // The wheel's last turn may still be on its way.
  const rests = async () => {
    const before = place
    place = await offset()
    return place === before
  }
  await expect.poll(rests, { intervals: [500] }).toBe(true)
  return place
}

/** Games that are whole on the screen. */
const visibleIds = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-testid="game-tile"]')]
    return tiles
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect()
        return top > 100 && bottom < window.innerHeight
      })
      .map((tile) => tile.dataset['gameId'])
  })

async function openProviders(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Providers' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
}

/** Whether the place and the games on the screen are again what they were. */
async function expectPlace(page: Page, place: number, seen: unknown[]): Promise<void> {
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(20)
  await expect.poll(() => visibleIds(page)).toEqual(seen)
}

test('the way back from a provider leads to the same place in the list', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/library`)
  const place = await scrollDown(page)
  const seen = await visibleIds(page)
  expect(seen.length).toBeGreaterThan(0)
  await openProviders(page)
  await page.goBack()
  await expect(page.getByTestId('game-grid')).toBeVisible()
  await expectPlace(page, place, seen)
})

test('the way back leads there too when the list is long only after the page was shown', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library`)
  const place = await scrollDown(page)
  const seen = await visibleIds(page)
  await openProviders(page)
  // The rows after the first ones are not there yet, as on a machine that is slow to lay them out.
  await page.evaluate(() => {
    const late = new CSSStyleSheet()
    late.replaceSync('[data-testid="game-grid"] > :nth-child(2) { display: none }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, late]
  })
  await page.goBack()
  await expect(page.getByTestId('game-grid')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { intervals: [500] })
    .toBeLessThan(place - 500)
  await page.evaluate(
    () => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)),
  )
  await expectPlace(page, place, seen)
})

test('GAMES-02 GAMES-17 ROUTE-11 a heart makes a favorite at once, on its page and after a reload; a refusal takes it back', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/favorite|503/)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  const hearts = page.getByRole('button', { name: /^Favorite: / })
  const stored = page.waitForResponse(/\/rest\/games\/\d+\/favorite\/$/)
  await hearts.nth(2).click({ force: true })
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true')
  expect((await stored).request().method()).toBe('POST')
  const [, , id = 0] = await shownIds(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Favorites' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  await expect.poll(() => shownIds(page)).toEqual([id])
  await reloadAlive(page)
  await expect.poll(() => shownIds(page)).toEqual([id])

  // Marked twice it is still one: a set.
  await act(context, stormrush, `/rest/games/${id}/favorite/`, { method: 'POST' })
  const init = await context.request.get(`${stormrush.origin}/rest/app/init/`)
  expect(((await init.json()) as { data: { favoriteGames: number[] } }).data.favoriteGames).toEqual(
    [id],
  )

  await page.route('**/favorite/', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { code: 'unavailable', message: '', requestId: 't' } },
    }),
  )
  const refused = page.waitForResponse(/\/favorite\/$/)
  await hearts.first().click({ force: true })
  await refused
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
})

test('the game played last comes first among the recent games of the search', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const games = await catalogueOf(page, stormrush.origin)
  const game = games.find(({ title }) => title === 'Wharf Sevens')
  await context.request.get(`${stormrush.origin}/rest/game/${game?.id ?? 0}/play/`)
  expect((await playerOf(context, stormrush)).lastGames[0]).toBe(game?.id)
  await openAlive(page, `${stormrush.origin}/library`)
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  await expect(page.getByRole('group', { name: 'Recently played' }).getByRole('option')).toHaveText(
    [/Wharf Sevens/],
  )
})
