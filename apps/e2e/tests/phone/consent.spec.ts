import { brandOf, releasedBrands, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ consentGiven: false })

/** How much of a cover says which game it is. */
const enough = 0.65

for (const brand of releasedBrands)
  test(`${brand.name}: while cookies are asked about, the first row of games and both ways in stay in sight, in the header of a narrow phone too (TEN-19)`, async ({
    page,
  }) => {
    const usual = page.viewportSize()!
    for (const path of ['/', '/es/']) {
      await openAlive(page, `${brand.origin}${path}`)
      const banner = page.getByTestId('consent-banner')
      await expect(banner).toBeVisible()
      const bar = (await banner.boundingBox())!
      expect.soft(bar.height, `the question of ${path} is one low row`).toBeLessThanOrEqual(64)
      const cover = (await page
        .locator('main :is([data-game-id], [data-game])')
        .first()
        .boundingBox())!
      const seen = (bar.y - cover.y) / cover.height
      expect
        .soft(seen, `share of the first cover of ${path} in sight`)
        .toBeGreaterThanOrEqual(enough)
      // With the bars of a browser around it a small phone has so much: both ways in stand above the question.
      await page.setViewportSize({ width: 375, height: 553 })
      const trial = (await page.getByTestId('try-demo').boundingBox())!
      const low = (await banner.boundingBox())!
      expect
        .soft(trial.y + trial.height, `the trial of ${path} ends above the question`)
        .toBeLessThanOrEqual(low.y)
      // The narrowest phone there is: the way in ends within the header, whatever the logo takes.
      await page.setViewportSize({ width: 320, height: 568 })
      const wayIn = page.getByRole('banner').locator('a[href$="/signup/"]')
      const { x, width } = (await wayIn.boundingBox())!
      expect.soft(x + width, `the way in of ${path} ends in sight`).toBeLessThanOrEqual(320)
      await page.setViewportSize(usual)
    }
  })

for (const brand of [brandOf('nlc'), stormrush])
  test(`${brand.name}: what is given and the way on stand on a new player's first screen, in Spanish beside the question too (ROUTE-06)`, async ({
    page,
  }) => {
    await openAlive(page, `${brand.origin}/es/signup/`)
    await signUpWithForm(page, makeCredentials())
    await expect(page.getByTestId('welcome-entries')).toBeInViewport({ ratio: 1 })
    const bar = (await page.getByTestId('consent-banner').boundingBox())!
    const wayOn = (await page.getByTestId('welcome-go-on').boundingBox())!
    expect(wayOn.y + wayOn.height).toBeLessThanOrEqual(bar.y)
  })
