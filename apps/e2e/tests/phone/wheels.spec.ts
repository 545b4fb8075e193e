import { expectAccessible } from '../../support/axe.ts'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const brand = stormrush

interface Spun {
  data: { winSector: { sectorDto: { prize: { coins: number; entries: number } } } }
}

test('WHEEL-01 MODAL-13 MODAL-38 openModal=daily-wheel opens the wheel of the day: it turns, its prize is added to the balance in the header once it has landed, and the next spin is counted down to', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  await openAlive(page, `${brand.origin}/lobby/?openModal=daily-wheel`)
  const dialog = page.getByRole('dialog', { name: 'The wheel of the day' })
  await expect(dialog.getByRole('img', { name: 'The wheel of the day' })).toBeVisible()
  expect(await shownBalance(page, 'coins')).toBe(before.coins)

  const answered = page.waitForResponse(/\/rest\/extended-wheels\/spin\/1\/$/)
  const balanceKnown = page.waitForResponse(/\/rest\/player\/$/)
  await dialog.getByTestId('wheel-spin').click()
  const { prize } = ((await (await answered).json()) as Spun).data.winSector.sectorDto
  await expect(dialog.getByTestId('wheel-spin')).toBeDisabled()
  // The page knows what was won; the header keeps it back until the wheel has landed.
  await balanceKnown
  expect(await shownBalance(page, 'coins')).toBe(before.coins)
  await expect(dialog.getByTestId('won')).toHaveCount(0)
  // It stays on its sector, which blinks, before and while the prize is told.
  await expect(dialog.getByTestId('wheel')).toHaveAttribute('data-landed', 'true')
  const won = dialog.getByTestId('won')
  await expect(won).toContainText(
    prize.coins ? `${prize.coins.toLocaleString('en')} coins` : /(entry|entries)/,
  )
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + prize.coins)
  const { playerBalance: after } = (await playerOf(context, brand)).playerInfo
  expect(after.entries).toBe(before.entries + prize.entries)

  await dialog.getByTestId('wheel-done').click()
  await expect(dialog.getByTestId('wheel-wait')).toBeDisabled()
  // In the last hour of a day there are none.
  await expect(dialog.getByRole('timer')).toContainText(/\d+(h|m|s)\b/)
  await expect(dialog.getByTestId('wheel-spin')).toHaveCount(0)
  await expectAccessible(page, 'the wheel of the day')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // The lobby's chips are the first eight: the wheel's timer may not be among them, the page has all.
  await expect(page.getByTestId('daily-wheel-chip').filter({ hasText: 'ready' })).toHaveCount(0)
  await openAlive(page, `${brand.origin}/rewards`)
  await expect(page.locator('[data-promotion="daily-wheel"]').getByRole('timer')).toContainText(
    /\d+(h|m|s)\b/,
  )
})

test('MODAL-14 MODAL-15 openModal=wheel-of-wins and openModal=prize-vault open the streak in the brand’s skin; guests see the boxes closed with their odds, and the free one opens on a player’s lobby', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'marquee_preferences', value: 'dark.reduced.0.open', url: brand.origin },
  ])
  await openAlive(page, `${brand.origin}/`)
  const closed = page.getByRole('dialog', { name: 'Boxes' })
  // Below the first screen a button is there before it answers.
  await expect(async () => {
    if (!(await closed.isVisible()))
      await page.getByTestId('lootboxes-show').click({ timeout: 2_000 })
    await expect(closed).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await closed.getByText('Prizes and odds').first().click()
  await expect(closed.getByRole('table').first()).toBeVisible()
  await expect(closed.getByRole('link', { name: 'Sign up and open a box' })).toBeVisible()
  await expectAccessible(page, 'the boxes of a guest')
  await signUpByApi(context, brand)
  for (const name of ['wheel-of-wins', 'prize-vault']) {
    await openAlive(page, `${brand.origin}/library?openModal=${name}`)
    const streak = page.getByRole('dialog', { name: 'Big wheel of wins' })
    await expect(streak.getByText('0 of 8 purchases')).toBeVisible()
    await expect(streak.getByTestId('wheel')).toBeVisible()
    await expect(streak.getByTestId('streak-claim')).toHaveCount(0)
  }
  await openAlive(page, `${brand.origin}/lobby/`)
  await page.getByTestId('lootboxes-show').click()
  const boxes = page.getByRole('dialog', { name: 'Boxes' })
  await boxes.getByTestId('box-open').click()
  await expect(boxes.getByTestId('won')).toBeVisible()
  await boxes.getByTestId('box-done').click()
  await expect(boxes.getByTestId('box-wait')).toBeDisabled()
  await expect(boxes.getByText('Comes with each purchase of $9.99 or more.')).toBeVisible()
  await expectAccessible(page, 'the boxes')
})
