import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { releasedBrands } from '../../support/brands.ts'
import { expect, test } from '../../support/test.ts'

/**
 * What pages show depends on the hour too (which coins drop, what begins soon), and one house is looked at
 * after the other: both go on from five past ten of the next day.
 */
test('the house’s clock is set to the moment of all pictures', async ({ request }) => {
  const [first] = readTests().LOOKS_BRANDS?.split(',') ?? []
  const brand = releasedBrands.find(({ folder }) => !first || folder === first)
  if (!brand) throw new Error(`There is no released brand '${first}'.`)
  const clock = `${brand.origin}/sandbox/clock`
  const { now } = (await (await request.get(clock)).json()) as { now: number }
  const today = new Date(now)
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, 10, 5)
  const moved = await request.post(clock, { data: { advanceMs: day - now } })
  expect(moved.status()).toBe(200)
})
