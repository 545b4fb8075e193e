import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'

const nlc = brandOf('nlc')
const lobby = `${nlc.origin}/lobby/`

test('nlc: MODAL-20 ROLE-03 a guest who follows a link to an offer signs up first', async ({
  page,
}) => {
  await openAlive(page, `${nlc.origin}/?promoOffer=made-for-you`)
  await expect(page).toHaveURL(/\/signup\/\?redirectUrl=.*promoOffer%3Dmade-for-you/)
})

test('nlc: MODAL-20 MODAL-21 PROMO-06 PROMO-07 PROMO-09 BRAND-18 offers by link, coin and banner are checked, lead to the cash desk, and are gone once bought', async ({
  context,
  page,
}) => {
  await signUpByApi(context, nlc)
  // What the coin gives is told by a modal of its own, which is not what this is about.
  await context.addCookies([{ name: 'presetPackageReminder', value: '1', url: nlc.origin }])

  await openAlive(page, `${nlc.origin}/promotions`)
  // What is further down its group stands behind a line.
  for (const line of await page.getByText(/^\d+ more$/).all()) await line.click()
  await page.getByRole('link', { name: 'Open: Flip the coin' }).click()
  await expect(page).toHaveURL(/[?&]promoOfferSet=sun-and-stars/)
  await expect(page.getByTestId('coin-heads')).toContainText('50%')
  await expect(page.getByTestId('coin-tails')).toContainText('50%')
  await expectAccessible(page, 'the coin')
  await page.getByTestId('coin-flip').press('Enter')
  await expect(page.getByTestId('coin-outcome')).toContainText(/^(Sun|Stars): /)
  const offer = await page.getByTestId('promo-go').getAttribute('href')
  expect(offer).toMatch(/\/cash\/deposit-by-money\/4[12]\/promoOffer\/?$/)
  await page.reload()
  await expect(page.getByTestId('coin-limit_by_promo_offers')).toBeVisible()
  await page.getByTestId('promo-go').click()
  await expect(page.getByTestId(/^package-4[12]$/)).toBeVisible()
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(offer?.replace(/\/$/, ''))

  await openAlive(page, `${lobby}?promoOffer=2`)
  await expect(page.getByTestId('promo-reasons')).toContainText('Buy the earlier step')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/lobby\/?$/)
  await page.getByTestId('welcome-show').click()
  await expect(page.getByTestId('promo-available')).toContainText('Welcome, first step')
  await expectAccessible(page, 'the offer')
  await page.keyboard.press('Escape')

  await page.getByTestId('vip-show').click()
  await expect(page.getByTestId('promo-available')).toContainText('VIP bundle')
  await page.getByTestId('promo-go').click()
  await expect(page).toHaveURL(/\/cash\/deposit-by-money\/51\/promoOffer\//)
  await page.getByTestId('test-number-approve').click()
  await page.getByTestId('cash-pay').click()
  await expect(page).toHaveURL(/\/cash\/success\//)
  await openAlive(page, lobby)
  await expect(page.getByTestId('welcome-pack')).toBeVisible()
  await expect(page.getByTestId('vip-banner')).toHaveCount(0)
})
