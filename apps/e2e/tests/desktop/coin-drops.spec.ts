import { playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// Here it rains at any hour.
const brand = brandOf('wireframe')
const nlc = brandOf('nlc')

test('DROPS-01 MODAL-39 a drop is announced in the notification center, and its coins are caught once', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/coin-drops?openModal=welcome-coin-drops`)
  await expect(page.getByRole('dialog', { name: 'Welcome to coin drops' })).toBeVisible()
  await page.getByTestId('drop-welcome-go').click()
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const answered = page.waitForResponse(/\/rest\/coin-drops\/\d+\/claim\/$/)
  await page.getByTestId('drop-take').click()
  const { data } = (await (await answered).json()) as { data: { prize: { coins: number } } }
  await expect(page.getByTestId('won')).toBeVisible()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + data.prize.coins)
  await page.getByTestId('drop-done').click()
  await expect(page.getByTestId('drop-wait')).toContainText('You caught')
  await expectAccessible(page, 'a coin drop')
  await page.getByRole('button', { name: /^Inbox/ }).click()
  await expect(page.getByText(/^It’s raining coins until \d/)).toBeVisible()
})

test('MODAL-39 a link to the welcome explains the drops on any page, and leads to them', async ({
  page,
  context,
}) => {
  await signUpByApi(context, nlc)
  await openAlive(page, `${nlc.origin}/library?openModal=welcome-coin-drops`)
  const welcome = page.getByRole('dialog')
  await expect(welcome.getByRole('listitem')).toHaveCount(3)
  await welcome.getByTestId('drop-welcome-go').click()
  await expect(page).toHaveURL(`${nlc.origin}/coin-drops`)
  await expect(page.getByTestId('shower')).toBeVisible()
  await expect(welcome).toHaveCount(0)
})
