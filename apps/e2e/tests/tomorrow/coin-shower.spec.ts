import type { Page } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { brandWith, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandWith('coin-drops', stormrush)

// Coins fall only where motion is welcome.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Drops {
  current: object | null
  upcoming: { startsAt: number }[]
}

/** So many coins that are caught end a shower early. */
const enough = 8

/** Moves the clock into the next drop, unless one is on. */
test.beforeEach(async ({ request }) => {
  const asked = await request.get(`${brand.origin}/rest/coin-drops/`)
  const { current, upcoming } = ((await asked.json()) as { data: Drops }).data
  if (current) return
  const { now } = (await (await request.get(`${brand.origin}/sandbox/clock`)).json()) as {
    now: number
  }
  const advanceMs = (upcoming[0]?.startsAt ?? now) - now + 60_000
  const moved = await request.post(`${brand.origin}/sandbox/clock`, { data: { advanceMs } })
  expect(moved.status(), await moved.text()).toBe(200)
})

/** Begins the shower, has coins caught, and checks that what is told is what was credited. */
async function takeDrop(page: Page, catchCoins: () => Promise<void>): Promise<void> {
  await page.getByTestId('drop-welcome-go').click()
  const { playerBalance: before } = (await playerOf(page.context(), brand)).playerInfo
  const answered = page.waitForResponse(/\/rest\/coin-drops\/\d+\/claim\/$/)
  await page.getByTestId('drop-take').click()
  const { data } = (await (await answered).json()) as { data: { prize: { coins: number } } }
  await catchCoins()
  const won = page.getByTestId('won')
  await expect(won).toBeVisible()
  await expect(won).toContainText(data.prize.coins.toLocaleString('en-US'))
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + data.prize.coins)
  const { playerBalance: after } = (await playerOf(page.context(), brand)).playerInfo
  expect(after.coins).toBe(before.coins + data.prize.coins)
  await page.getByTestId('drop-done').click()
  await expect(page.getByTestId('drop-wait')).toContainText('You caught')
}

const caughtIn = (page: Page) => page.locator('[data-testid="drop-coin"][data-caught]').count()

/** Presses coins where they are as they fall, until enough were. */
async function tapCoins(page: Page): Promise<void> {
  const sky = await page.getByTestId('shower').boundingBox()
  const coins = page.locator('[data-testid="drop-coin"]:not([data-caught])')
  await expect
    .poll(
      async () => {
        const boxes = await coins.locator('svg').evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return { x: x + width / 2, y: y + height / 2 }
          }),
        )
        for (const { x, y } of boxes)
          if (sky && y > sky.y && y < sky.y + sky.height) await page.touchscreen.tap(x, y)
        return (await page.getByTestId('won').isVisible()) ? enough : caughtIn(page)
      },
      { intervals: [100], timeout: 6_000 },
    )
    .toBeGreaterThanOrEqual(enough)
}

test('DROPS-01 coins of a shower are caught by tap, which ends it early, and the prize told is the prize credited', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/coin-drops`)
  await takeDrop(page, async () => tapCoins(page))
})

test('DROPS-01 coins of a shower are caught by the keyboard alone, and the prize told is the prize credited', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/coin-drops`)
  await takeDrop(page, async () => {
    const button = page.getByTestId('drop-catch')
    await expect(button).toBeFocused()
    for (let count = 1; count <= enough; count++) {
      await page.keyboard.press('Enter')
      if (count < enough) await expect.poll(() => caughtIn(page)).toBe(count)
    }
  })
})
