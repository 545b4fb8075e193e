import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('tao')

interface Rank {
  data: { nextLevel: { experienceNeeded: number; prize: { coins: number } } }
}

test('RANK-01 MODAL-51 MODAL-52 CASHBACK-01 a level reached elsewhere is told where the player is, its reward claimed there, a status after it, and last week’s cashback taken', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const give = async (data: object) => {
    const gift = await act(context, brand, '/sandbox/rank-league', { method: 'POST', data })
    expect(gift.status(), await gift.text()).toBe(200)
  }
  const coins = async () => (await playerOf(context, brand)).playerInfo.playerBalance.coins
  const { nextLevel } = (
    (await (await context.request.get(`${brand.origin}/rest/rank-league/info/`)).json()) as Rank
  ).data
  await page.clock.install()
  const { quiet } = requestsOf(page)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/vip`)
  await connected
  const level = page.getByTestId('vip-level')
  await expect(level).toHaveText(/^Level 1 of/)

  await give({ experience: nextLevel.experienceNeeded, lastWeek: { staked: 5_000, won: 1_000 } })
  const levelUp = page.getByRole('dialog', { name: 'You reached level 2' })
  await expect(levelUp).toBeVisible()
  const before = await coins()
  await levelUp.getByTestId('vip-claim-level').click()
  await expect(levelUp.getByTestId('won')).toContainText(`${nextLevel.prize.coins} coins`)
  await expectAccessible(page, 'a new level')
  await page.keyboard.press('Escape')
  await expect(levelUp).toHaveCount(0)
  await expect(level).toHaveText(/^Level 2 of/)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before + nextLevel.prize.coins)

  // What opens unasked comes twenty seconds after the last; calls under way would be out of time.
  await quiet()
  await page.clock.fastForward(21_000)
  await give({ experience: 12_000 })
  const statusUp = page.getByRole('dialog', { name: 'Your status is now' })
  await expect(statusUp).toContainText('What you get')
  await page.keyboard.press('Escape')
  await expect(statusUp).toHaveCount(0)

  const held = await coins()
  const answered = page.waitForResponse(/\/rest\/cashback\/pay\/$/)
  await page.getByText('Ready to claim', { exact: true }).last().click()
  await page.getByTestId('cashback-take').click()
  const { prize } = ((await (await answered).json()) as { data: { prize: { coins: number } } }).data
  expect(prize.coins).toBeGreaterThan(0)
  await expect(page.getByTestId('cashback-sum-coins')).toBeVisible()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(held + prize.coins)
})
