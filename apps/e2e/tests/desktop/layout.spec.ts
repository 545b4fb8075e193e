import { brandOf, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// With a lobby page of its own and without.
for (const brand of [stormrush, brandOf('funrize')]) {
  test(`${brand.name}: header, sidebar, footer and notification centre, for guests and players in their own variants (LAYOUT-02 LAYOUT-07 LAYOUT-08 LAYOUT-09 LAYOUT-10 LAYOUT-11 LAYOUT-12 ROLE-01 PRODUCT-05)`, async ({
    page,
    context,
  }) => {
    await openAlive(page, `${brand.origin}/library`)
    const banner = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    await expect(sidebar.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Lobby' })).toHaveCount(0)
    await expect(banner.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await expect(banner.getByRole('group', { name: 'Your balance' })).toHaveCount(0)
    await expect(footer).toHaveAttribute('data-variant', 'guest')
    await expect(footer.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await expect(footer.getByRole('img', { name: /^(18|21)\+$/ })).toBeVisible()

    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/library`)
    await expect(sidebar.getByRole('link', { name: 'Lobby' })).toBeVisible()
    await expect(banner.getByRole('group', { name: 'Your balance' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    await expect(footer).toHaveAttribute('data-variant', 'player')
    await expect(footer.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    await banner.getByRole('button', { name: /^Inbox/ }).click()
    await expect(page.getByRole('dialog', { name: 'Inbox' })).toBeVisible()
  })
}

test('LAYOUT-01 forms to sign in stand in the auth layout, without search, sidebar and footer', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/signin`)
  await expect(page.getByTestId('sign-in-form')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search games' })).toHaveCount(0)
  await expect(page.locator('footer[data-variant]')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: `${stormrush.name}, home` }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search games' })).toBeVisible()
})
