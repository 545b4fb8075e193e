import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ context }) => signUpByApi(context, stormrush))

test('CASH-06 who is sent on to another way of paying lands on it, chosen and in sight', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/cash/failed/6/firstPurchase/wallet`)
  await page.getByTestId('next-method').tap()
  await page.waitForURL(/deposit-by-money\/\?.*method=wallet/)
  const wallet = page.locator('input[value="wallet"]')
  await expect(wallet).toBeChecked()
  await expect(wallet).toBeFocused()
  // Past what follows a change of the page, such as its way back to the top.
  await page.waitForTimeout(1_000)
  await expect(wallet).toBeInViewport({ ratio: 1 })
})

test('the ways on from a declined payment stand one below the other over the whole of a phone, the sign by the title', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/cash/failed/6/firstPurchase/wallet`)
  const hero = page.locator('main header').first()
  const title = (await hero.getByRole('heading', { level: 1 }).boundingBox())!
  const sign = (await hero.locator('svg').first().boundingBox())!
  expect(sign.y + sign.height / 2).toBeLessThan(title.y + title.height)
  const ways = await hero
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(ways.length).toBeGreaterThanOrEqual(4)
  for (const { left, right } of ways) {
    expect(left).toBeLessThanOrEqual(24)
    expect(right).toBeGreaterThanOrEqual(390 - 24)
  }
})
