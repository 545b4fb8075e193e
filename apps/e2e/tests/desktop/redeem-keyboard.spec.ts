import { games } from '@marquee/game-catalogue'
import type { BrowserContext, Page } from '@playwright/test'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { answered, creditEntries, proveIdentity, redeemable } from '../../support/redeeming.ts'
import { expect, test } from '../../support/test.ts'

const gameId = games.find(({ model }) => model === 'dice-hundred')!.id
/** In units of 0.01; what nine of ten rolls bring back with a little more is enough to redeem. */
const stake = 1_000

/** A player whose identity is proven, with winnings enough to redeem, in coins mode. */
async function becomeWinner(context: BrowserContext): Promise<void> {
  await signUpByApi(context, stormrush)
  await answered(context, '/rest/player/game-mode/switch-to-sweep-stakes/')
  await creditEntries(context, 10_000)
  await expect
    .poll(
      async () => {
        const roll = { gameId, action: 'play', stake, target: 'over-7.61' }
        const begun = await act(context, stormrush, '/rest/game-rounds/', {
          method: 'POST',
          data: roll,
        })
        if (begun.ok()) {
          const { data } = (await begun.json()) as { data: { round: { id: string } } }
          await answered(context, `/rest/game-rounds/${data.round.id}/finish/`, {})
        }
        return redeemable(context)
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(stake)
  await proveIdentity(context)
  await answered(context, '/rest/player/game-mode/switch-to-tournament-points/')
}

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, testId: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['testid'])
    })
    .toBe(testId)
}

test('winnings are redeemed and the redemption canceled by keyboard alone: after every step the focus is at what follows', async ({
  page,
  context,
  pageConsole,
}) => {
  test.setTimeout(120_000)
  // The provider does not know the first number, which browsers log.
  pageConsole.allow(/400/)
  await becomeWinner(context)
  await openAlive(page, `${stormrush.origin}/cash/redeem`)
  await page.getByRole('button', { name: 'Switch to sweeps mode' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByTestId('redeem-form')
  await expect(form).toBeVisible()
  await expect(page.locator(':focus').getByTestId('redeem-form')).toBeVisible()

  const number = form.locator('[name="number"]')
  await tabTo(page, 'redeem-send')
  await page.keyboard.press('Enter')
  await expect(number).toBeFocused()
  await page.keyboard.type('5559999999')
  await tabTo(page, 'redeem-send')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('confirm')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toBeFocused()

  await page.keyboard.press('Control+A')
  await page.keyboard.type('5550100001')
  await tabTo(page, 'redeem-send')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('confirm')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // All of it was redeemed: the form is gone, and what had the focus with it.
  await expect(form).toHaveCount(0)
  await expect(page.getByTestId('redeem-sent')).toBeFocused()

  await tabTo(page, 'redemption-cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('confirm')).toBeFocused()
  await page.keyboard.press('Enter')
  const canceled = page.getByTestId('redemption')
  await expect(canceled).toHaveAttribute('data-status', 'canceled')
  await expect(canceled).toBeFocused()
})
