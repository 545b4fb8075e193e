import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('sws')

test('daily chests: a guest sees odds; a player opens three with keys alone, is paid once for each, and waits for midnight', async ({
  page,
  context,
}) => {
  await openAlive(page, `${brand.origin}/daily-chests`)
  await page.getByText('What a chest can hold', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Prizes and odds' })).toContainText('43%')
  await expect(page.getByRole('button', { name: 'Open chest 1' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Sign up and open a chest' })).toBeVisible()
  await expectAccessible(page, 'chests of a guest')

  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/lobby/`)
  const section = page.getByTestId('daily-chests-section')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('link', { name: 'Open a chest' }).click()
  await expect(page.getByTestId('daily-chests-left')).toHaveText('3 chests left today. Pick one.')
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  let coins = 0
  await page.getByRole('button', { name: 'Open chest 2' }).focus()
  for (let chest = 0; chest < 3; chest++) {
    const answered = page.waitForResponse(/\/rest\/daily-chests\/open\/$/)
    await page.keyboard.press('Enter')
    const { data } = (await (await answered).json()) as { data: { prize: { coins: number } } }
    coins += data.prize.coins
    await expect(page.getByTestId('won')).toBeVisible()
    if (chest === 0) await expectAccessible(page, 'a chest that is open')
    await expect(page.getByTestId('daily-chests-done')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId(/^daily-chest-open-/)).toHaveCount(chest + 1)
  }
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + coins)
  const left = page.getByTestId('daily-chests-left')
  await expect(left).toHaveText(/^You’ve opened today’s chests\. Next in \d+[hms]/)
  await page.reload()
  await expect(page.getByTestId(/^daily-chest-open-/)).toHaveCount(3)
  await expectAccessible(page, 'all chests open')

  const rested = await act(context, brand, '/rest/responsible-play/cool-off/', {
    method: 'POST',
    data: { days: 1 },
  })
  expect(rested.status(), await rested.text()).toBe(200)
  await openAlive(page, `${brand.origin}/daily-chests`)
  await expect(page.getByText('Chests are closed during your break.')).toBeVisible()
  const refused = await act(context, brand, '/rest/daily-chests/open/', {
    method: 'POST',
    data: { number: 1 },
  })
  expect(refused.status()).toBe(403)
})
