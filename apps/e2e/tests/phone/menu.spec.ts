import { brandOf, inDepth } from '../../support/brands.ts'
import { expectAccessible } from '../../support/axe.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

for (const brand of inDepth) {
  test(
    `${brand.name}: redeem and limits are two taps from a page of a feature, and what is ready has a dot`,
    atNightUnless(brand.folder === 'funrize'),
    async ({ page, context }) => {
      await signUpByApi(context, brand)
      await openAlive(page, `${brand.origin}/tournaments`)
      const open = page.getByRole('navigation', { name: 'Quick' }).getByRole('button')
      const menu = page.getByRole('dialog')
      await open.click()
      await expect(menu.getByTestId('menu-coins')).toBeVisible()
      await expect(menu.getByTestId('menu-entries')).toBeVisible()
      await expectAccessible(page, 'the menu')
      const tiles = menu.getByRole('navigation', { name: 'All features' }).getByRole('link')
      await expect(tiles.first()).toContainText('Rewards')
      await expect(tiles.first().getByTestId('ready-dot')).toBeVisible()
      await menu.getByRole('link', { name: 'Redeem' }).click()
      await expect(page).toHaveURL(`${brand.origin}/cash/redeem`)
      await expect(menu).toHaveCount(0)
      await open.click()
      await menu.getByRole('link', { name: 'Limits' }).click()
      await expect(page).toHaveURL(`${brand.origin}/game/responsible-play`)
    },
  )
}

test('Stormrush: no game stands twice in the first four rows of the lobby, and the shelf begins with what is ready', async ({
  page,
  context,
}) => {
  const brand = brandOf('stormrush')
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/lobby/`)
  const shelf = page.getByRole('group', { name: 'Ready for you' })
  await expect(shelf.getByRole('region').first()).toBeVisible()
  // Rows below the first screens come when they are near.
  const coming = page.locator('main li > [aria-hidden="true"]:only-child').first()
  await expect(async () => {
    if (await coming.count()) await coming.scrollIntoViewIfNeeded({ timeout: 1_000 })
    expect(await coming.count()).toBe(0)
  }).toPass()
  const rows = page.locator('main ul').filter({ has: page.getByTestId('game-tile') })
  const games = await rows.evaluateAll((lists) =>
    lists
      .slice(0, 4)
      .flatMap((list) => [...list.querySelectorAll('[data-game-id]')])
      .map((tile) => tile.getAttribute('data-game-id')),
  )
  expect(games.length).toBeGreaterThan(20)
  expect(new Set(games).size).toBe(games.length)
})

test('Stormrush: the next step of the lobby is what is ready, the same as of the list of rewards, and no chip says it again', async ({
  page,
  context,
}) => {
  const brand = brandOf('stormrush')
  await signUpByApi(context, brand)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await openAlive(page, `${brand.origin}/lobby/`)
  const step = page.getByTestId('next-step')
  await expect(step).toHaveAttribute('data-step', 'claim')
  const promotion = await step.getAttribute('data-promotion')
  await expect(page.getByTestId(`${promotion}-chip`)).toHaveCount(0)
  // It came with the page.
  expect(calls.filter((path) => path === '/rest/page/promotions/')).toEqual([])
  await openAlive(page, `${brand.origin}/rewards`)
  await expect(page.locator('main [data-promotion]').first()).toHaveAttribute(
    'data-promotion',
    promotion ?? '',
  )
})
