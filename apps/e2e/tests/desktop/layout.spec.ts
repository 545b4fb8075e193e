import type { Page } from '@playwright/test'
import { brandOf, releasedBrands, stormrush } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
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

/** Where the parts of the bar at the top and of the balance in it stand, from the left, in CSS px. */
const partsOfTheBar = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const pill = banner.querySelector('[data-balance]')
    const bar = banner.firstElementChild
    if (!pill || !bar) throw new Error('There is no balance in the bar.')
    const shown = (element: Element) => element.getClientRects().length > 0
    const placeOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right: Math.max(right, left + element.scrollWidth) }
    }
    // The pill stands for the middle of the bar, which is as wide as what is left.
    const ofBar = [...bar.children].map((part) => (part.contains(pill) ? pill : part))
    return [ofBar, [...pill.children]].map((parts) => parts.filter(shown).map(placeOf))
  })

for (const brand of releasedBrands) {
  // The widest logo beside a rail, and the widest one without.
  const isWidest = ['sws', 'scarlet-sands'].includes(brand.folder)
  test(
    `${brand.name}: on a tablet held sideways nothing in the bar at the top stands over the balance`,
    atNightUnless(isWidest),
    async ({ page, context }) => {
      await signUpByApi(context, brand)
      await page.setViewportSize({ width: 1024, height: 768 })
      await openAlive(page, `${brand.origin}/page/help`)
      for (const width of [1024, 1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 768 })
        for (const parts of await partsOfTheBar(page)) {
          expect(parts.length).toBeGreaterThan(1)
          for (const [index, { left }] of parts.entries()) {
            const before = parts[index - 1]
            if (before)
              expect(left, `part ${index} at ${width} px`).toBeGreaterThanOrEqual(before.right - 1)
          }
        }
      }
    },
  )
}
