import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('DROPS-01 coins are tapped as they fall, and what comes is what was drawn', async ({
  page,
  context,
}) => {
  // Here it rains at any hour.
  const brand = brandOf('wireframe')
  await signUpByApi(context, brand)
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  await openAlive(page, `${brand.origin}/coin-drops`)
  const welcome = page.getByTestId('drop-welcome-go')
  await welcome.click()
  const answered = page.waitForResponse(/\/rest\/coin-drops\/\d+\/claim\/$/)
  await page.getByTestId('drop-take').click()
  const { data } = (await (await answered).json()) as { data: { prize: { coins: number } } }
  await expect(page.getByTestId('drop-catch')).toBeFocused()
  const caught = page.locator('[data-testid="drop-coin"][data-caught]')
  const falling = page.locator('[data-testid="drop-coin"]:not([data-caught])')
  // They fall: a finger may miss.
  await expect(async () => {
    const box = await falling.nth(4).boundingBox()
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.7)
    expect(await caught.count()).toBeGreaterThan(1)
  }).toPass({ intervals: [60] })
  expect(await shownBalance(page, 'coins')).toBe(before.coins)
  await page.getByTestId('drop-hurry').click()
  await expect(page.getByTestId('won')).toContainText(data.prize.coins.toLocaleString('en'))
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + data.prize.coins)
})

for (const folder of ['jackpot-rabbit', 'tao'])
  test(
    `BINGO-04 ${folder}: numbers are daubed with a tap, the rest is daubed at the end, and a device remembers who daubs`,
    atNightUnless(folder === 'tao'),
    async ({ page, context }) => {
      const brand = brandOf(folder)
      await signUpByApi(context, brand)
      const gift = await act(context, brand, '/sandbox/bingo', {
        method: 'POST',
        data: { balls: 20 },
      })
      expect(gift.status(), await gift.text()).toBe(200)
      await openAlive(page, `${brand.origin}/bingo`)
      const answered = page.waitForResponse(/\/rest\/bingo\/bingo-accrue-reward\/$/)
      await page.getByTestId('bingo-play').click()
      const { drawn, card } = (
        (await (await answered).json()) as { data: { drawn: number[]; card: number[][] } }
      ).data
      const hits = drawn.filter((number) => card.flat().includes(number)).length
      const daubed = page.locator('td[data-daubed]')
      const field = page.getByTestId('bingo-daub').first()
      await expect(field).toHaveAttribute('aria-pressed', 'false')
      await expect(daubed).toHaveCount(1)
      await field.tap()
      await expect(field).toHaveAttribute('aria-pressed', 'true')
      await expect(daubed).toHaveCount(2)
      await expectAccessible(page, 'a card to be daubed')
      // Nothing more is tapped: it is daubed at the end, and the prize is told.
      await expect(page.getByTestId('won')).toBeVisible({ timeout: 20_000 })
      await expect(daubed).toHaveCount(hits + 1)
      await page.getByTestId('bingo-done').click()

      await page.getByTestId('bingo-play').click()
      await page.getByRole('switch', { name: 'Daub for me' }).click()
      await page.getByTestId('bingo-hurry').click()
      await page.getByTestId('bingo-done').click()
      await act(context, brand, '/sandbox/bingo', { method: 'POST', data: { balls: 10 } })
      await page.reload()
      await page.getByTestId('bingo-play').click()
      await expect(page.getByRole('switch', { name: 'Daub for me' })).toBeChecked()
      await expect(daubed).not.toHaveCount(1)
      await expect(page.getByTestId('bingo-daub')).toHaveCount(0)
    },
  )
