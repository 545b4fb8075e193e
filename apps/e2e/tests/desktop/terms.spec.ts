import type { BrowserContext, Page } from '@playwright/test'
import { act } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Publishes a new version of the terms for the player of this context alone. */
async function publishTerms(context: BrowserContext, brand: TestedBrand): Promise<void> {
  const answer = await context.request.post(`${brand.origin}/sandbox/terms`, {
    data: {
      key: 'terms-of-use',
      version: 'next',
      remove: ['place'],
      change: [{ id: 'fair', text: { en: 'Play fair.', es: 'Juega limpio.' } }],
      add: [{ id: 'new', text: { en: 'We may write to you.', es: 'Podemos escribirte.' } }],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const termsDialog = (page: Page) => page.locator('[data-modal="terms-confirmation"]')

test('TERMS-01 TERMS-02 MODAL-33 CALL-74 CALL-75 CALL-76 required terms freeze the page and every act until they are accepted', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await publishTerms(context, stormrush)
  const refused = await act(context, stormrush, '/rest/player/game-mode/switch-to-sweep-stakes/')
  expect(refused.status()).toBe(403)

  const other = await context.newPage()
  const connected = socketOf(other)
  await openAlive(other, `${stormrush.origin}/library`)
  await connected
  const logged = page.waitForResponse(/\/rest\/terms\/log\/$/)
  await openAlive(page, `${stormrush.origin}/lobby/`)
  const dialog = page.getByRole('dialog', { name: 'We’ve updated our terms' })
  await expect(dialog).toBeVisible()
  expect((await logged).status()).toBe(200)
  await expect(dialog.locator('[data-change]')).toHaveCount(3)
  await expect(dialog.locator('[data-change="changed"] ins')).toHaveText('Play fair.')
  await expect(dialog.locator('[data-change="removed"] del')).toContainText('where you are')
  await expectAccessible(page, 'terms')

  // Neither keys nor the pointer nor the way back lead past it.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.mouse.click(60, 300)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${stormrush.origin}/lobby/`)
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true)
  }
  await page.mouse.move(700, 20)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toHaveCount(0)

  await expect(termsDialog(other)).toHaveCount(1)
  await dialog.getByTestId('terms-accept').click()
  await expect(dialog).toHaveCount(0)
  await expect(termsDialog(other)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
  const allowed = await act(context, stormrush, '/rest/player/game-mode/switch-to-sweep-stakes/')
  expect(allowed.status()).toBe(200)
})

test('TERMS-01 nothing opens in front of required terms; what was asked for comes after them', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/403|terms-required/)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await publishTerms(context, stormrush)
  // Published while the page is open, they are noticed when the platform refuses an act.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /entries/i })
    .first()
    .click()
  await expect(termsDialog(page)).toHaveCount(1)
  await openAlive(page, `${stormrush.origin}/lobby/?openModal=daily-login`)
  await expect(
    termsDialog(page).or(page.locator('[data-modal="daily-login"]')).last(),
  ).toBeAttached()
  const accept = page.getByTestId('terms-accept')
  await expect(accept).toBeVisible()
  await accept.click()
  await expect(termsDialog(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Daily reward' })).toBeVisible()
})

test('MODAL-27 MODAL-33 pages of blocked regions show the terms and no other modal', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao, { claimed: false })
  await publishTerms(context, tao)
  await openAlive(page, `${tao.origin}/geoblock/?openModal=daily-login`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('terms-accept')).toBeEnabled()
  await dialog.getByTestId('terms-accept').click()
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-modal]')).toHaveCount(0)
})
