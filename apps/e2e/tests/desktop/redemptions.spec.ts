import { randomUUID } from 'node:crypto'
import { games } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { answered, creditEntries, proveIdentity, redeemable } from '../../support/redeeming.ts'
import { chooseBrand, signInStaffByApi, staff, staffOrigin } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(240_000)

/** Shots are played quickest of all. */
const model = 'fish-shoal'
const gameId = games.find((game) => game.model === model)!.id
const stake = stakesFor(findGameModel(model)).at(-1)!
const shotTakes = 320
/** The most entries that the sandbox gives at once, in units of 0.01. */
const bonus = 10_000
/** In cents: above it two members of staff approve. */
const alone = 50_000

/** The player plays entries that the sandbox gave for more winnings than one approval is enough for. */
async function win(context: BrowserContext, cents: number): Promise<void> {
  for (let tries = 0; tries < 40 && (await redeemable(context)) < cents; tries++) {
    await creditEntries(context, bonus)
    for (let staked = 0; staked < bonus; staked += stake) {
      const play = { gameId, action: 'shot', stake, target: 'starfish' }
      const begun = await answered<{ data: { round: { id: string } } }>(
        context,
        '/rest/game-rounds/',
        play,
      )
      await answered(context, `/rest/game-rounds/${begun.data.round.id}/finish/`, {})
      // Sooner the platform refuses the next one.
      await new Promise((resolve) => setTimeout(resolve, shotTakes))
    }
  }
  expect(await redeemable(context)).toBeGreaterThanOrEqual(cents)
}

/** A player whose identity is proven asks for a redemption to a bank. */
async function redeem(context: BrowserContext, amount: number): Promise<void> {
  await proveIdentity(context)
  const { token } = await answered<{ token: string }>(context, '/sandbox/cash/tokens', {
    method: 'bank',
    number: '0001 2345 6789',
  })
  await answered(context, '/rest/cash/redemptions/', { amount, method: 'bank', token })
}

/** The page of the redemption of a player, as a member of staff finds it. */
async function openCase(
  browser: Browser,
  email: string,
  login: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const office = await browser.newContext({ viewport })
  await signInStaffByApi(office, email)
  const page = await office.newPage()
  await page.goto(staffOrigin)
  await chooseBrand(page, stormrush)
  await page.goto(`${staffOrigin}/#/redemptions`)
  await page.getByRole('link', { name: login }).click()
  await expect(page.getByText('Approvals: ', { exact: false })).toBeVisible()
  return page
}

test('a redemption above the sum is asked about and approved by two members of staff on their pages, and the player’s open tab tells every step', async ({
  page: playerTab,
  context,
  browser,
  pageConsole,
}) => {
  // Whoever is not signed in yet is told so, which browsers log.
  pageConsole.allow(/401/)
  await signUpByApi(context, stormrush)
  const mode = await act(context, stormrush, '/rest/player/game-mode/switch-to-sweep-stakes/')
  expect(mode.status(), await mode.text()).toBe(200)
  const amount = alone + 2_500
  await win(context, amount)
  await redeem(context, amount)

  const connected = socketOf(playerTab)
  await openAlive(playerTab, `${stormrush.origin}/cash/redeem`)
  await connected
  const redemption = playerTab.getByTestId('redemption')
  const steps = redemption.getByTestId('redemption-steps')
  await expect(redemption).toHaveAttribute('data-status', 'pending')
  const told = await act(context, stormrush, '/rest/player/')
  const { login } = ((await told.json()) as { data: { login: string } }).data

  const first = await openCase(browser, staff.compliance, login)
  await expect(first.getByText('$525.00').first()).toBeVisible()
  await expectAccessible(first, 'a redemption')
  await first.getByRole('button', { name: 'Ask the player' }).click()
  const ask = first.getByRole('dialog', { name: 'Ask the player: $525.00' })
  await ask.getByRole('combobox', { name: 'Why' }).click()
  await first.getByRole('option', { name: 'Proof of address is missing' }).click()
  const words = `The bill is from ${randomUUID().slice(0, 8)}`
  await ask.getByLabel('Words for the player').fill(words)
  await ask.getByRole('button', { name: 'Ask the player' }).click()
  await expect(ask).toBeHidden()

  // Told by a push: nobody loaded the player's page again.
  await expect(redemption).toHaveAttribute('data-status', 'asked')
  await expect(redemption).toContainText('We need proof of your address')
  await expect(redemption.getByTestId('redemption-note')).toContainText(words)
  await redemption.getByTestId('redemption-answer').click()
  await expect(redemption).toHaveAttribute('data-status', 'pending')
  await expect(steps).toContainText('You answered')

  await first.reload()
  // Two look at it at once, one of them on a phone, whose page is as wide as its screen.
  const second = await openCase(browser, staff.manager, login, { width: 390, height: 844 })
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const approve = async (page: Page, which: string) => {
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve: $525.00' })
    await expect(dialog).toContainText(`This is the ${which} of two approvals`)
    await dialog.getByLabel('Reason').fill('The bill came')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toBeHidden()
  }
  await approve(first, 'first')
  await expect(first.getByText('Approvals: 1 of 2')).toBeVisible()
  await expect(first.getByText('somebody else has to approve it too')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(first.getByRole('group', { name: 'Decision' })).toBeFocused()
  await expect(redemption).toHaveAttribute('data-status', 'pending')
  await expect(steps).toContainText('First review passed')

  // The second's page is older than what the first did.
  await approve(second, 'second')
  await expect(second.getByText('First approval')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(redemption).toHaveAttribute('data-status', /approved|paid/)
  await expect(steps).toContainText('Approved')
  await first.context().close()
  await second.context().close()
})
