import type { Locator, Page } from '@playwright/test'
import { act } from '../../support/api.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Whether the whole of something can be seen without scrolling, and nothing lies over its middle. */
async function expectInSight(page: Page, part: Locator, name: string): Promise<void> {
  await expect(part, name).toBeInViewport({ ratio: 1 })
  await expect
    .poll(
      () =>
        part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const above = document.elementFromPoint(left + width / 2, top + height / 2)
          return element.contains(above)
        }),
      { message: `nothing lies over ${name}` },
    )
    .toBe(true)
  expect(await page.evaluate(() => window.scrollY), 'nobody has scrolled').toBe(0)
}

for (const brand of ['stormrush', 'nlc'].map(brandOf))
  for (const prefix of ['', '/es'])
    test(`${brand.name}${prefix}: an offer, its price and the way to buy it are on the first screen of a phone`, async ({
      page,
      context,
    }) => {
      await signUpByApi(context, brand)
      const given = await act(context, brand, '/rest/cash/promo-offer-preset/subscribe/', {
        method: 'POST',
        data: { urlHash: 'made-for-you' },
      })
      expect(given.status(), await given.text()).toBe(200)
      await openAlive(page, `${brand.origin}${prefix}/cash/deposit-by-money/21/promoOffer/`)
      await expectInSight(page, page.getByTestId('package-21'), 'the offer')
      const buy = page.getByTestId('cash-bar-go')
      await expect(buy).toContainText('$')
      await expectInSight(page, buy, 'the button with the price')

      await openAlive(page, `${brand.origin}${prefix}/lobby/?openModal=quick-buy`)
      const quick = page.getByTestId('quick-buy')
      await expectInSight(page, quick.getByRole('heading').first(), 'the package of the quick buy')
      await expectInSight(page, quick.getByTestId('cash-summary'), 'what it gives and costs')
    })
