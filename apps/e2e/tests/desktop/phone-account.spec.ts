import { expectAccessible } from '../../support/axe.ts'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { codeTo, messageTo } from '../../support/mails.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, makePhone } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const { email, password } = makeCredentials()

test('a phone account adds an e-mail address by a code, and sets a new password by text message', async ({
  page,
  context,
}) => {
  const phone = `+1${makePhone()}`
  const signedUp = await act(context, stormrush, '/rest/sign-up/', {
    method: 'POST',
    data: {
      phone,
      password,
      name: 'Alexandra',
      birthDay: '1990-05-17',
      state: 'CA',
      acceptedTerms: true,
      locale: 'en',
    },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(200)
  await act(context, stormrush, '/rest/player/profile/', {
    method: 'POST',
    data: { surname: 'Reed', zip: '94016' },
  })
  await act(context, stormrush, '/rest/daily-login/apply-prize/')

  await openAlive(page, `${origin}/profile/security`)
  const contact = page.getByRole('listitem').filter({ hasText: 'No email address yet' })
  await contact.getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add your email' })
  await dialog.getByLabel('Email').fill(email)
  await expectAccessible(page, 'adding an e-mail address')
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  const code = dialog.getByRole('textbox', { name: '6-digit code' })
  await code.click()
  await page.keyboard.type(await codeTo(page, stormrush, email))
  const done = page.getByRole('dialog', { name: 'Your email is confirmed' })
  await done.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Confirmed')

  // A page that loses its session goes elsewhere by itself, and would come between.
  await page.goto('about:blank')
  await context.clearCookies({ name: /marquee/ })
  await openAlive(page, `${origin}/reset`)
  const form = page.getByTestId('reset-request-form')
  await form.getByRole('button', { name: 'Use a phone number instead' }).click()
  await form.getByLabel('Phone').fill(phone.slice(2))
  await form.getByRole('button', { name: 'Text me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  const address = /http\S+\/reset\?code=\S+/
  const { body } = await messageTo(page, stormrush, phone, address)
  const [link = ''] = address.exec(body) ?? []
  await openAlive(page, link)
  const next = page.getByTestId('new-password-form')
  await next.locator('[name="password"]').fill('another-long-password')
  await next.locator('[type="submit"]').click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  const signedIn = await act(context, stormrush, '/rest/sign-in/', {
    method: 'POST',
    data: { email, password: 'another-long-password' },
  })
  expect(signedIn.status()).toBe(200)
})
