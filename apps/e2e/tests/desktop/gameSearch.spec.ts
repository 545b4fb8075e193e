import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(async ({ context }) => {
  await signUpByApi(context, stormrush)
})

test('MODAL-57 the search finds a game among hundreds and opens it, by the key / and without the mouse', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library`)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('[data-modal="game-search"]')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('sevens')
  const options = page.getByRole('option')
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^\d+ games$/)
  // What was found for the first letters goes when all of them are in.
  for (const place of [0, 1]) await expect(options.nth(place)).toContainText(/sevens/i)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const title = (await options.nth(1).innerText()).split('\n')[0] ?? ''
  expect(title.toLowerCase()).toContain('sevens')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  await expect(page.locator('iframe[data-testid="game-frame"]')).toHaveAttribute('title', title)
  await expect(page.locator('[data-modal="game-search"]')).toHaveCount(0)
})

test('the search says what was not found', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/`)
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  await page.getByRole('combobox').fill('zzzz')
  await expect(page.getByRole('dialog')).toContainText('No games match “zzzz”')
})

interface Catalogue {
  games: { id: number; title: string }[]
  featureGamesIds: Record<string, number[]>
  issues: { pageName: string; title: Record<string, string> }[]
  issueGamesIds: Record<string, number[]>
}

/** What is typed, and which games have to be found: those with a feature, or one by its title. */
const searches = [
  { locale: '', q: 'jackpot', feature: 'jackpot' },
  { locale: '', q: 'free spins', feature: 'free-spins' },
  // Letters that changed places, one too few, a wrong one.
  { locale: '', q: 'free spisn', feature: 'free-spins' },
  { locale: '', q: 'jackpt', feature: 'jackpot' },
  { locale: '', q: 'lanterm tide', title: 'Lantern Tide' },
  { locale: 'es/', q: 'jackpots', feature: 'jackpot' },
  { locale: 'es/', q: 'giros gratis', feature: 'free-spins' },
  { locale: 'es/', q: 'giros grtais', feature: 'free-spins' },
  { locale: 'es/', q: 'acumulads', feature: 'jackpot' },
  { locale: 'es/', q: 'lnatern tide', title: 'Lantern Tide' },
]

for (const locale of ['', 'es/'])
  test(`the search ${locale ? 'in Spanish' : 'in English'} knows what games have, and takes a slip of the finger for what was meant`, async ({
    page,
    context,
  }) => {
    const answer = await context.request.get(`${stormrush.origin}/api/rest/games`)
    const { games, featureGamesIds, issues, issueGamesIds } = (await answer.json()) as Catalogue
    const titleOf = new Map(games.map(({ id, title }) => [id, title]))
    /** Games that the words find by what they are called or where they stand, beside those that have something. */
    const alsoFound = (word: string) => [
      ...games.filter(({ title }) => title.toLowerCase().includes(word)).map(({ id }) => id),
      ...issues
        .filter(({ title }) => Object.values(title).join(' ').toLowerCase().includes(word))
        .flatMap(({ pageName }) => issueGamesIds[pageName] ?? []),
    ]
    await openAlive(page, `${stormrush.origin}/${locale}library`)
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(page.locator('[data-modal="game-search"]')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    const dialog = page.getByRole('dialog')
    const options = page.getByRole('option')
    for (const { q, feature, title } of searches.filter((one) => one.locale === locale)) {
      await dialog.getByRole('combobox').fill(q)
      if (title) {
        await expect(options.first(), q).toContainText(title)
        continue
      }
      const having = featureGamesIds[feature ?? ''] ?? []
      const others = feature === 'jackpot' ? alsoFound('jackpot') : []
      const expected = new Set([...having, ...others])
      await expect(dialog.getByRole('status').first(), q).toHaveText(
        new RegExp(`^${expected.size} (?:games|juegos)$`),
      )
      const shown = await options.allInnerTexts()
      expect(shown.length, q).toBe(20)
      const titles = new Set([...expected].map((id) => titleOf.get(id)))
      for (const text of shown) expect(titles, q).toContain(text.split('\n')[0])
    }
  })
