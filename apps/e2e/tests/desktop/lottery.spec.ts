import type { BrowserContext } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { goByMenu, openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('tao')

/** A lottery of last week in which the player has all the tickets, drawn by the platform. */
async function drawWith(context: BrowserContext, tickets: number): Promise<void> {
  const drawn = await act(context, brand, '/sandbox/lottery', { method: 'POST', data: { tickets } })
  expect(drawn.status(), await drawn.text()).toBe(200)
}

test('LOTTERY-01 today’s ticket is taken once, comes to every tab, and the lottery is found in the navigation', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const other = await context.newPage()
  const connected = socketOf(other)
  await openAlive(other, `${brand.origin}/lottery`)
  await connected
  const tickets = other.getByRole('list', { name: 'Your tickets in the drum' })
  await other.getByText('Your tickets', { exact: true }).click()
  await expect(other.getByText('You have no ticket in this draw yet.')).toBeVisible()

  await openAlive(page, `${brand.origin}/lobby/`)
  await goByMenu(page, 'The lantern lottery')
  await page.getByTestId('lottery-take').click()
  await expect(page.getByTestId('lottery-came')).toHaveText(/^Your ticket: \d{4} \d{4}$/)
  await expect(page.getByTestId('lottery-take')).toHaveCount(0)
  const number = ((await page.getByTestId('lottery-came').textContent()) ?? '').slice(-9)
  await expect(tickets.getByTestId('lottery-ticket')).toHaveCount(1)
  await expect(tickets).toContainText(number)
  await expect(other.getByTestId('lottery-take')).toHaveCount(0)
  await expectAccessible(page, 'the lottery with a ticket')
})

test('LOTTERY-01 CALL-56 what was drawn is told as it comes, and its prize is taken once', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/lottery`)
  await connected
  const rewards = page.getByTestId('lottery-rewards')
  await expect(rewards).toHaveCount(0)
  await drawWith(context, 2)
  // The outcome is seen before anything else tells of it: by one key, and at once for stillness.
  await expect(page.getByTestId('lottery-watch')).toBeEnabled()
  await expect(rewards).toHaveCount(0)
  await expectAccessible(page, 'a draw to be watched')
  await page.getByTestId('lottery-watch').press('Enter')
  await expect(page.getByTestId('lottery-result')).toContainText('2 of your tickets came up')
  await expect(page.getByTestId('lottery-result')).toBeFocused()
  await expect(rewards.getByTestId('lottery-reward')).toHaveCount(2)
  await expect(rewards).toContainText('Place 1')

  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const taken = page.waitForResponse(/\/take-reward\/\d+\/$/)
  await rewards.getByTestId('lottery-reward').first().click()
  const { prize } = ((await (await taken).json()) as { data: { prize: { coins: number } } }).data
  await expect(page.getByTestId('won')).toBeVisible()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + prize.coins)
  await page.getByTestId('lottery-done').click()
  await expect(rewards.getByTestId('lottery-reward')).toHaveCount(1)
  await expectAccessible(page, 'a prize of the lottery')
})
