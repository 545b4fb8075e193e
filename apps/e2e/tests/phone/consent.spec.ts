import { releasedBrands } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ consentGiven: false })

/** How much of a cover says which game it is. */
const enough = 0.65

for (const brand of releasedBrands)
  test(`${brand.name}: while cookies are asked about, the first row of games stays in sight (TEN-19)`, async ({
    page,
  }) => {
    for (const path of ['/', '/es/']) {
      await openAlive(page, `${brand.origin}${path}`)
      const banner = page.getByTestId('consent-banner')
      await expect(banner).toBeVisible()
      const bar = (await banner.boundingBox())!
      expect.soft(bar.height, `the question of ${path} is one low row`).toBeLessThanOrEqual(76)
      const cover = (await page
        .locator('main :is([data-game-id], [data-game])')
        .first()
        .boundingBox())!
      const seen = (bar.y - cover.y) / cover.height
      expect
        .soft(seen, `share of the first cover of ${path} in sight`)
        .toBeGreaterThanOrEqual(enough)
    }
  })
