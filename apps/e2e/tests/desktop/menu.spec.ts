import type { Locator } from '@playwright/test'
import { inDepth } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const waysIn = (part: Locator) =>
  part
    .locator('a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => (link.getAttribute('href') ?? '').replace(/\/$/, '')),
    )

for (const brand of inDepth) {
  test(
    `${brand.name}: the lists of the menu have nothing that the main navigation shows beside them, and all of it where that is away`,
    atNightUnless(brand.folder === 'stormrush'),
    async ({ page, context }) => {
      await signUpByApi(context, brand)
      await openAlive(page, `${brand.origin}/lobby/`)
      const main = page.locator('nav[aria-label="Main"]')
      await expect(main).toBeVisible()
      await main.getByRole('button', { name: 'More' }).click()
      const lists = page.getByRole('dialog').locator('nav')
      await expect(lists.first()).toBeVisible()
      const beside = await waysIn(main)
      expect(beside.length).toBeGreaterThan(4)
      const shown = await waysIn(lists)
      expect(shown.length).toBeGreaterThan(4)
      expect(shown.filter((way) => beside.includes(way))).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(main).toBeHidden()
      expect(await waysIn(lists)).toEqual(expect.arrayContaining(beside))
    },
  )
}
