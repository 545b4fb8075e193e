import type { Page } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const identityPage = `${stormrush.origin}/profile/identity`

/** Chooses what happens on the provider's page inside the widget. */
const provider = (page: Page, outcome: string) =>
  page.frameLocator('[data-testid="identity-frame"]').locator(`button[value="${outcome}"]`).click()

async function openConnected(page: Page, url: string): Promise<void> {
  const connected = socketOf(page)
  await openAlive(page, url)
  await connected
}

test('VERIFY-05 VERIFY-11 VERIFY-12 VERIFY-13 VERIFY-16 VERIFY-17 VERIFY-18 VERIFY-19 RT-03 RT-06 the widget opens by the hash and follows every step and refusal, in every tab', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const other = await context.newPage()
  await openConnected(other, identityPage)
  await expect(other.getByTestId('identity-status')).toHaveAttribute('data-status', 'none')

  await openConnected(page, `${stormrush.origin}/profile#verify`)
  const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
  await expect(dialog).toBeVisible()
  for (const action of ['surveyRequired', 'needScanDocument']) {
    await provider(page, action)
    await expect(dialog.getByTestId('identity-step')).toHaveAttribute('data-action', action)
    await expect(other.getByTestId('identity-status')).toHaveAttribute('data-status', 'pending')
  }
  await expectAccessible(page, 'identity widget')

  const end = dialog.getByTestId('identity-end')
  const refusals = [
    ['failed', 'rejected', 'We couldn’t confirm your card'],
    ['apple_pay_failed', 'rejected', 'We couldn’t confirm Apple Pay'],
    ['rejected', 'rejected', 'We couldn’t verify you'],
    ['duplicate', 'duplicateCredentials', 'This card belongs to another account'],
  ] as const
  for (const [outcome, status, words] of refusals) {
    await provider(page, outcome)
    await expect(end).toContainText(words)
    await expect(end).toHaveAttribute('data-status', status)
    await expect(other.getByTestId('identity-status')).toHaveAttribute('data-status', status)
    if (status === 'rejected') await dialog.getByTestId('identity-retry').click()
  }
  await dialog.getByTestId('identity-close').click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${stormrush.origin}/profile`)

  // The way back from the hash closes the widget and stays on the page.
  await openAlive(page, identityPage)
  await page.getByTestId('identity-start').click()
  await expect(dialog).toBeVisible()
  await provider(page, 'duplicateCredentials')
  await expect(other.getByTestId('timeline').getByRole('listitem')).toHaveCount(7)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(identityPage)
})

for (const [outcome, words, ids] of [
  ['success', 'Your card is confirmed', 'VERIFY-14'],
  ['apple_pay_success', 'Apple Pay is confirmed', 'VERIFY-15'],
  ['approved', 'You’re verified', 'VERIFY-11'],
] as const) {
  test(`${ids} VERIFY-20 VERIFY-21 VERIFY-22 VERIFY-23 ${outcome} verifies the player, after which there is nothing left to begin`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, stormrush)
    await openConnected(page, `${identityPage}#verify`)
    const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
    await provider(page, outcome)
    await expect(dialog.getByTestId('identity-end')).toContainText(words)
    await dialog.getByTestId('identity-close').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByTestId('identity-status')).toHaveAttribute('data-status', 'approved')
    await expect(page.getByTestId('identity-start')).toHaveCount(0)
    const profile = await context.request.get(`${stormrush.origin}/rest/player/profile/`)
    expect(((await profile.json()) as { data: object }).data).toMatchObject({
      documentConfirmStatus: 'verified',
      autoVerificationData: { isEnabled: false, isAvailable: false },
    })
    // Opened all the same it says so, and begins nothing.
    await openAlive(page, `${stormrush.origin}/profile#verify`)
    await expect(dialog.getByTestId('identity-end')).toHaveAttribute('data-status', 'approved')
    await expect(dialog.getByTestId('identity-frame')).toHaveCount(0)
  })
}

test('the hash opens nothing elsewhere, and nothing for a guest', async ({ page, context }) => {
  await openAlive(page, `${stormrush.origin}/library#verify`)
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  await page.goto(`${stormrush.origin}/profile#verify`)
  await page.waitForURL(/\/signin/)
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  await signUpByApi(context, stormrush)
  expect((await playerOf(context, stormrush)).name).toBe('Alexandra')
})
