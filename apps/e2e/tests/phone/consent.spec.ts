import { releasedBrands } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ consentGiven: false })

/** How much of a cover says which game it is. */
const enough = 0.6

for (const brand of releasedBrands)
  test(`${brand.name}: while cookies are asked about, the first row of games stays in sight (TEN-19)`, async ({
    page,
  }) => {
    await openAlive(page, `${brand.origin}/`)
    const banner = page.getByTestId('consent-banner')
    await expect(banner).toBeVisible()
    const bar = (await banner.boundingBox())!
    expect(bar.height, 'the question is one low row').toBeLessThanOrEqual(88)
    const cover = (await page
      .locator('main :is([data-game-id], [data-game])')
      .first()
      .boundingBox())!
    const seen = (bar.y - cover.y) / cover.height
    expect(seen, 'share of the first cover above the question').toBeGreaterThanOrEqual(enough)
  })
