import { expectAccessible } from '../../support/axe.ts'
import { stormrush, tao } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { passWelcome, makeCredentials, signUpByApi, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const year = 365 * 86_400

test('REF-01 REF-03 MODAL-22 ROUTE-20 a friend follows the link, signs up, and is in the list by a letter', async ({
  page,
  context,
  browser,
  pageConsole,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/referral`)
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expectAccessible(page, 'the referral page')
  const link = await page.getByTestId('referral-link').inputValue()
  const code = (await page.getByTestId('referral-code').textContent()) ?? ''
  expect(link).toBe(`${stormrush.origin}/?invited_by=${code}`)

  const elsewhere = await browser.newContext()
  pageConsole.watch(elsewhere)
  const friend = await elsewhere.newPage()
  await openAlive(friend, link)
  const kept = async () => (await elsewhere.cookies()).find(({ name }) => name === 'invited_by')
  await expect.poll(async () => (await kept())?.value).toBe(code)
  const lives = ((await kept())?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(lives - year)).toBeLessThan(60)
  await openAlive(friend, `${stormrush.origin}/signup/`)
  // Nobody invites themselves: a friend was born on another day.
  await signUpWithForm(friend, makeCredentials(), { birthDay: '1991-08-23' })
  await passWelcome(friend)
  await elsewhere.close()

  await page.reload()
  await expect(page.getByTestId('friends').getByRole('listitem')).toHaveText(
    /A….*Not confirmed yet/,
  )
})

test('REF-04 REF-05 ERR-31 MODAL-23 a code that nobody has leaves the address and is not kept; a refcode is', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/404|not-found/)
  await openAlive(page, `${tao.origin}/?invited_by=NOBODY00&refcode=partner-7&category=new`)
  await page.waitForURL((url) => !url.searchParams.has('invited_by'))
  expect(new URL(page.url()).searchParams.get('category')).toBe('new')
  const cookies = Object.fromEntries((await context.cookies()).map((one) => [one.name, one]))
  expect(cookies['invited_by']).toBeUndefined()
  expect(cookies['refcode']?.value).toBe('partner-7')
  expect(Math.abs((cookies['refcode']?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60)
})

test('ROUTE-20 a guest reads what inviting is, and is asked to sign up', async ({ page }) => {
  await openAlive(page, `${tao.origin}/referral`)
  await page.getByRole('button', { name: 'Sign up for free' }).click()
  await page.waitForURL(/\/signup\/\?redirectUrl=%2Freferral/)
})
