import type { Locator } from '@playwright/test'
import { brandOf, releasedBrands, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, signUpByApi, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ consentGiven: false })

/** What of the first row of covers is in sight: all, but for what rounding takes. */
const enough = 0.99

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
      const boxOf = async (one: Locator) => (await one.boundingBox())!
      const games = page.locator('main :is([data-game-id], [data-game])')
      /** Smallest share above the question of a cover in the first row of games. */
      const seen = async () => {
        const { y: edge } = await boxOf(banner)
        const shares = await games.evaluateAll((links, above) => {
          // The name of a game stands below its cover.
          const covers = links.map((link) => link.querySelector('img')!.getBoundingClientRect())
          const first = covers.filter(({ y }) => Math.abs(y - covers[0]!.y) < 1)
          return first.map(({ y, height }) => (above - y) / height)
        }, edge)
        return shares.length > 2 ? Math.min(...shares) : 0
      }
      await expect
        .poll(seen, `share of the first row of covers of ${path} in sight`)
        .toBeGreaterThanOrEqual(enough)
      // With the bars of a browser around it a small phone has so much: both ways in stand above the question.
      await page.setViewportSize({ width: 375, height: 553 })
      const room = async () => {
        const { y, height } = await boxOf(page.getByTestId('try-demo'))
        return (await boxOf(banner)).y - y - height
      }
      await expect
        .poll(room, `room between the trial of ${path} and the question`)
        .toBeGreaterThanOrEqual(0)
      // The narrowest phone there is: the way in ends within the header, whatever the logo takes.
      await page.setViewportSize({ width: 320, height: 568 })
      const end = async () => {
        const { x, width } = await boxOf(page.getByRole('banner').locator('a[href$="/signup/"]'))
        return x + width
      }
      await expect.poll(end, `end of the way in of ${path}`).toBeLessThanOrEqual(320)
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

for (const brand of [brandOf('jackpot-rabbit'), stormrush])
  test(`${brand.name}: the price of the chosen package and its button stand above the question`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    for (const path of ['/cash/deposit-by-money/', '/es/cash/deposit-by-money/']) {
      await openAlive(page, `${brand.origin}${path}`)
      await expect(page.getByTestId('consent-banner')).toBeVisible()
      const room = async () => {
        const bar = await page.getByTestId('cash-bar').boundingBox()
        const question = await page.getByTestId('consent-banner').boundingBox()
        return bar && question ? question.y - bar.y - bar.height : -1
      }
      await expect.poll(room, `room below the bar of ${path}`).toBeGreaterThanOrEqual(0)
      await page.getByTestId('cash-bar-go').click()
      // It leads to the form, with the focus on the way of paying that is chosen.
      await expect(page.locator('main input:checked:focus')).toBeInViewport()
    }
  })
