import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, passWelcome, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush

test('CAPTCHA-01 CAPTCHA-02 sign-up shows the box of a script that comes after the page, is refused without it, and goes through with it', async ({
  page,
  context,
  pageConsole,
}) => {
  // Sent without the box, once.
  pageConsole.allow(/403|captcha-required/)
  await context.addCookies([{ name: 'sandbox-captcha', value: 'on', url: origin }])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sandbox/captcha.js')) scripts.push(request.resourceType())
  })
  const document = await context.request.get(`${origin}/signup`)
  expect(await document.text()).not.toMatch(/<(script|link)[^>]*captcha\.js/)
  await openAlive(page, `${origin}/signup`)
  const form = page.getByTestId('sign-up-form')
  const box = form.getByTestId('captcha-box')
  await expect(box).toBeVisible()
  expect(scripts).toEqual(['script'])
  await expect(form.getByLabel('I’m not a robot')).not.toBeChecked()

  const credentials = makeCredentials()
  await signUpWithForm(page, credentials)
  await expect(form.getByRole('alert')).toContainText('Check the box above the button')
  await expect(form.locator('[name="email"]')).toHaveValue(credentials.email)

  const solved = page.waitForResponse('**/sandbox/captcha/token')
  await box.check()
  expect((await solved).status()).toBe(200)
  await form.locator('[type="submit"]').click()
  await passWelcome(page)
  await expect(page.getByTestId('lobby-greeting')).toBeVisible()
})
