import { expectAccessible } from '../../support/axe.ts'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { codeTo } from '../../support/mails.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, signInWithForm, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush

test('three wrong passwords pause sign-in; a code by mail lets the owner in with the right one', async ({
  page,
  context,
  pageConsole,
}) => {
  // Refused passwords, a wrong code, and the pause.
  pageConsole.allow(/40[01]|423|wrong-credentials|wrong-code|locked/)
  const credentials = makeCredentials()
  await signUpByApi(context, stormrush, { credentials })
  // A browser that the account does not know: its own one is never paused by others.
  await context.clearCookies()
  await openAlive(page, `${origin}/signin`)
  const form = page.getByTestId('sign-in-form')
  for (let count = 0; count < 3; count++) {
    const answer = page.waitForResponse('**/rest/sign-in/')
    await signInWithForm(page, { ...credentials, password: `guess number ${count}` })
    await answer
  }
  await expect(form.getByRole('alert')).toContainText('Sign-in is paused for 30 more minutes')
  await signInWithForm(page, credentials)
  const ask = form.getByRole('button', { name: 'Email me a code' })
  await expect(ask).toBeVisible()
  await expectAccessible(page, 'sign-in that is paused')

  await ask.click()
  const code = form.getByRole('textbox', { name: '6-digit code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page, 'a code to sign in with')
  const digits = await codeTo(page, stormrush, credentials.email)

  await page.keyboard.type(digits === '000000' ? '000001' : '000000')
  await expect(form.getByText('The code or the password isn’t correct')).toBeVisible()
  await expect(code).toBeFocused()
  await page.keyboard.type(digits)
  await expect(page.getByTestId('lobby-greeting')).toBeVisible()

  // The device is known from now on, and nothing pauses here any more.
  // A page that is open would ask on without a session.
  await page.goto('about:blank')
  await act(context, stormrush, '/rest/logout/')
  const again = await act(context, stormrush, '/rest/sign-in/', {
    method: 'POST',
    data: credentials,
  })
  expect(again.status()).toBe(200)
})
