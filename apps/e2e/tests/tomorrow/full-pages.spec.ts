import { tao as brand } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { sizes } from '../../support/look.ts'
import { fishGame, shoot } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: sizes.phone })
test.describe.configure({ timeout: 240_000 })

const day = 86_400_000

/** Moves the clock into the next Saturday, where a tournament of the weekend runs beside the day's. */
test.beforeEach(async ({ request }) => {
  const clock = `${brand.origin}/sandbox/clock`
  const { now } = (await (await request.get(clock)).json()) as { now: number }
  const saturday = Math.floor(now / day) * day + ((6 - new Date(now).getUTCDay()) * day || 0)
  const advanceMs = Math.max(0, saturday + day / 2 - now)
  const moved = await request.post(clock, { data: { advanceMs } })
  expect(moved.status(), await moved.text()).toBe(200)
})

test(`${brand.name}: tournaments take no more than a screen and a half in Spanish where two run and their table is long`, async ({
  page,
  context,
  browser,
}) => {
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const other = await browser.newContext()
      await signUpByApi(other, brand)
      const gameId = await fishGame(other, brand)
      let won = 0
      for (let shots = 0; shots < 40 && !won; shots++) won = await shoot(other, brand, gameId)
      expect(won).toBeGreaterThan(0)
      await other.close()
    }),
  )
  const length = async () => {
    await openAlive(page, `${brand.origin}/es/tournaments`)
    await expect(page.getByRole('button', { name: 'Ver todos los puestos' })).toBeVisible()
    await expect(page.getByTestId('tournament')).toHaveCount(2)
    const frame = page.locator('main').filter({ has: page.locator('[data-feature-page]') })
    return (await frame.boundingBox())?.height ?? Number.POSITIVE_INFINITY
  }
  expect.soft(await length(), 'for a guest').toBeLessThanOrEqual(1.5 * sizes.phone.height)
  await signUpByApi(context, brand)
  expect(await length(), 'for a player').toBeLessThanOrEqual(1.5 * sizes.phone.height)
})
