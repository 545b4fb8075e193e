import type { BrowserContext, Page } from '@playwright/test'
import { breachesIn } from '../../support/breaches.ts'
import { stormrush, type TestedBrand } from '../../support/brands.ts'
import { type OwnHouse, startHouse } from '../../support/house.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, passWelcome, signUpByApi, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'
import { startTurnstile, type TurnstileStandIn } from '../../support/turnstile.ts'

/** From so many sign-ups of one network on, each brings a captcha. */
const free = 6

let company: TurnstileStandIn
let house: OwnHouse
let brand: TestedBrand

test.describe.configure({ mode: 'serial' })
// The company's certificate is its own.
test.use({ ignoreHTTPSErrors: true })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  company = await startTurnstile()
  house = await startHouse(stormrush, {
    CAPTCHA_KEY: company.key,
    CAPTCHA_URL: company.scriptUrl,
    CAPTCHA_SECRET: company.secret,
    CAPTCHA_VERIFY_URL: company.verifyUrl,
  })
  ;({ brand } = house)
  for (let time = 0; time < free; time++) {
    const context = await browser.newContext()
    await signUpByApi(context, brand, { claimed: false, complete: false })
    await context.close()
  }
})
test.afterAll(async () => {
  await house?.stop()
  await company?.stop()
})

/** The question about cookies stands over the form; only the shared brands have theirs answered. */
const declineCookies = (context: BrowserContext) =>
  context.addCookies(
    ['cookie_control_consent', 'cookie_control_enabled_cookies'].map((name) => ({
      name,
      value: 'session~language~preferences~consent',
      url: brand.origin,
    })),
  )

const formOf = (page: Page) => page.getByTestId('sign-up-form')
const widgetOf = (page: Page) =>
  page.frameLocator('iframe[title="Widget containing a security challenge"]')
const send = (page: Page) => formOf(page).locator('[type="submit"]').click()
const problem = (page: Page) => formOf(page).getByRole('alert')

test('Turnstile draws its widget once it is asked for; each token counts once, an expired or refused one is solved anew, and the policy lets in its origin alone (CAPTCHA-01, CAPTCHA-02)', async ({
  page,
  context,
  pageConsole,
}) => {
  // Refused for lack of a token, for one that expired, and for one that was used before.
  pageConsole.allow(/403|captcha-required/)
  const breaches = await breachesIn(context)
  await declineCookies(context)
  const response = await openAlive(page, `${brand.origin}/signup`)
  const frames = /frame-src ([^;]*)/.exec(response?.headers()['content-security-policy'] ?? '')
  expect(frames?.[1]?.split(' ')).toEqual(["'self'", new URL(company.scriptUrl).origin])

  await signUpWithForm(page, makeCredentials())
  const widget = widgetOf(page)
  await expect(problem(page)).toContainText('Check the box above the button')
  await expect(widget.getByTestId('solve')).toBeVisible()

  await test.step('a token that expired is not sent', async () => {
    await widget.getByTestId('solve').check()
    await widget.getByTestId('expire').click()
    const refused = page.waitForResponse('**/rest/sign-up/')
    await send(page)
    expect((await refused).status()).toBe(403)
    expect(company.checked).toEqual([])
  })

  await test.step('a token that the company refuses is followed by a new widget', async () => {
    await expect(widget.getByTestId('solve')).not.toBeChecked()
    company.refuseNext()
    await widget.getByTestId('solve').check()
    const refused = page.waitForResponse('**/rest/sign-up/')
    await send(page)
    expect((await refused).status()).toBe(403)
    await expect(widget.getByTestId('solve')).not.toBeChecked()
  })

  await test.step('a widget that fails says so until it is solved', async () => {
    const told = formOf(page).getByText('The check didn’t work. Try again.')
    await widget.getByTestId('fail').click()
    await expect(told).toBeVisible()
    await widget.getByTestId('solve').check()
    await expect(told).toHaveCount(0)
  })

  await send(page)
  await passWelcome(page)
  await expect(page.getByTestId('lobby-greeting')).toBeVisible()
  const [refused, taken] = company.checked
  expect(company.checked.map(({ success }) => success)).toEqual([false, true])
  expect(taken?.token).not.toBe(refused?.token)
  expect(breaches).toEqual([])
})

test('whoever cannot load the script of Turnstile signs up without it (CAPTCHA-03, ERR-12)', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/403|captcha-required|ERR_BLOCKED_BY_CLIENT/)
  await declineCookies(context)
  await page.route(company.scriptUrl, (route) => route.abort('blockedbyclient'))
  await openAlive(page, `${brand.origin}/signup`)
  await signUpWithForm(page, makeCredentials(), { surname: 'Blocked' })
  await expect(
    formOf(page).getByText('The check didn’t load. You can sign up without it.'),
  ).toBeVisible()
  const before = company.checked.length
  await send(page)
  await passWelcome(page)
  await expect(page.getByTestId('lobby-greeting')).toBeVisible()
  expect(company.checked).toHaveLength(before)
})
