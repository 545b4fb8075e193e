import { stormrush, wireframe } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import {
  passWelcome,
  makeCredentials,
  shownBalance,
  signInWithForm,
  signUpByApi,
  signUpWithForm,
} from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('AUTH-02 AUTH-03 signing out in one tab makes every tab a guest and leads to /', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    const connected = socketOf(tab)
    await openAlive(tab, `${stormrush.origin}/library`)
    await connected
  }
  await page.bringToFront()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${stormrush.origin}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await openAlive(page, `${stormrush.origin}/lobby/`)
  await page.waitForURL(/\/signin\?/)
})

test('AUTH-01 a guest who signs in is a player at once, and comes back to the page that was asked for', async ({
  page,
  context,
}) => {
  const credentials = await signUpByApi(context, stormrush)
  await context.clearCookies()
  await openAlive(page, `${stormrush.origin}/signin?redirectUrl=%2Fissues%2Ffavorites`)
  await signInWithForm(page, credentials)
  await page.waitForURL(`${stormrush.origin}/issues/favorites`)
  await expect(page.getByRole('banner').getByRole('group', { name: 'Your balance' })).toBeVisible()
})

test('a redirect to another site is not followed after signing in', async ({ page, context }) => {
  const credentials = await signUpByApi(context, stormrush)
  await context.clearCookies()
  await openAlive(page, `${stormrush.origin}/signin?redirectUrl=https%3A%2F%2Fevil.example%2F`)
  await signInWithForm(page, credentials)
  await page.waitForURL(`${stormrush.origin}/lobby/`)
})

test('the sign-up form says what is missing once beside each field, in one line how many there are, and keeps what was typed', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/signup/`)
  const form = page.getByTestId('sign-up-form')
  const submit = form.getByRole('button', { name: 'Create account' })
  await expect(submit).toBeEnabled()
  await form.locator('[name="name"]').fill('Alexandra')
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText('Check the 7 marked fields.')
  await expect(form.locator('[name="email"]')).toBeFocused()
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name="name"]')).toHaveValue('Alexandra')
  await form.locator('[name="birthDay"]').fill('2015-01-01')
  await form.locator('[name="state"]').selectOption('CA')
  await submit.click()
  await expect(form).toContainText(/You need to be at least (18|21) to play here/)
})

test('a wrong password is answered without telling whether the account exists', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/401|wrong-credentials/)
  const credentials = await signUpByApi(context, stormrush)
  await context.clearCookies()
  const answers: string[] = []
  for (const email of [credentials.email, makeCredentials().email]) {
    await openAlive(page, `${stormrush.origin}/signin`)
    await signInWithForm(page, { email, password: 'not-the-password' })
    const alert = page.getByTestId('sign-in-form').getByRole('alert')
    await expect(alert).toContainText('don’t match')
    answers.push(await alert.innerText())
  }
  expect(answers[0]).toBe(answers[1])
})

test('MODAL-29 GAMES-14 where a brand has no page to sign up, a modal does it, and the game waits behind it', async ({
  page,
}) => {
  await openAlive(page, `${wireframe.origin}/library`)
  await page.getByTestId('game-tile').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('sign-up-form')).toBeVisible()
  await signUpWithForm(page, makeCredentials())
  await passWelcome(page)
  // The game may be there before anybody looks at the header behind it.
  await expect.poll(() => shownBalance(page, 'coins')).toBeGreaterThan(0)
  await expect(dialog.getByTestId('sign-up-form')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Game' })).toBeVisible()
})
