import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const tao = brandOf('tao')

test('tao: MODAL-31 MODAL-60 HOME-10 what is free stands before what is sold, and the lobby’s quick buy purchases with the desk’s own form', async ({
  context,
  page,
}) => {
  await signUpByApi(context, tao)
  await openAlive(page, `${tao.origin}/lobby/?openModal=insufficient-funds`)
  await expect(page.getByTestId('free-daily-wheel')).toContainText('Ready now')
  await expect(page.getByTestId('covering-package')).toContainText('Pouch')
  await expectAccessible(page, 'insufficient funds')
  await page.getByTestId('smaller-stake').click()
  await expect(page).toHaveURL(/\/lobby\/?$/)

  const block = page.getByTestId('quick-buy-block')
  await block.getByRole('button').click()
  await page.getByTestId('quick-buy').getByTestId('test-number-approve').click()
  await page.getByTestId('cash-pay').click()
  await expect(page).toHaveURL(/\/cash\/success\//)
  await expect(page.getByTestId('quick-buy')).toHaveCount(0)
})

test.describe('a pop-up ad', () => {
  test.use({ consentGiven: false, adsPutOff: false })

  test('tao: ROLE-05 POPUP-03 a guest who has answered about cookies is shown one ad, late, and closes it for good', async ({
    context,
    page,
    pageConsole,
  }) => {
    // A leap of the clock is too long for whatever call is under way.
    pageConsole.allow(/timeout|realtime/i)
    await page.clock.install()
    await openAlive(page, `${tao.origin}/library`)
    const asked = page.waitForRequest('**/rest/pop-up-ads/guest-popup-ads/')
    await page.getByTestId('consent-banner').getByRole('button', { name: 'Reject all' }).click()
    expect((await (await asked).response())?.status()).toBe(200)
    await page.clock.runFor(50_000)
    await expect(page.getByTestId('popup-ad')).toHaveCount(0)
    await page.clock.runFor(15_000)
    const ad = page.getByRole('dialog', { name: 'A place by the pond' })
    await expect(ad).toBeVisible()
    await ad.getByRole('button', { name: 'No, thanks' }).click()
    await expect(ad).toHaveCount(0)
    const cookie = (await context.cookies()).find(({ name }) => name === 'popup_tracking_id')
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(365)
  })
})
