import { act } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { allBrands, brandOf, stormrush, tao } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { codeTo, messageTo } from '../../support/mails.ts'
import { alive, openAlive, socketOf } from '../../support/page.ts'
import {
  makeCredentials,
  makePhone,
  passWelcome,
  shownBalance,
  signInWithForm,
  signUpByApi,
  signUpWithForm,
} from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const nlc = brandOf('nlc')
const funrize = brandOf('funrize')

for (const brand of [nlc, stormrush]) {
  test(`${brand.name}: one form, then /registration-complete/ hands over the gift and leads on (ROUTE-06 AUTH-01)`, async ({
    page,
  }) => {
    await openAlive(page, `${brand.origin}/signup/?redirectUrl=%2Flibrary`)
    await signUpWithForm(page, makeCredentials())
    await page.waitForURL(/\/registration-complete\/\?redirectUrl=%2Flibrary/)
    await expect(page.getByTestId('welcome')).toContainText('Welcome, Alexandra')
    await expect(page.getByTestId('welcome-coins')).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'the page that welcomes a new player')
    // Nothing that the first form asked is asked again.
    await expect(page.getByTestId('profile-form')).toHaveCount(0)
    await page.getByTestId('welcome-go-on').click()
    await page.waitForURL(/\/library$/)
  })
}

test('the modal that welcomes comes once, and the first session asks nothing more (ROUTE-06 AUTH-04)', async ({
  page,
}) => {
  await openAlive(page, `${funrize.origin}/signup/`)
  await signUpWithForm(page, makeCredentials())
  await passWelcome(page)
  await expect(page).not.toHaveURL(/openModal/)
  await page.reload()
  await expect(page.getByTestId('lobby-greeting')).toBeVisible()
  await expect(page.getByTestId('welcome')).toHaveCount(0)
})

test('BRAND-13 the page /registration-complete is on the brands that list its feature, and on no other', async ({
  page,
}) => {
  for (const brand of allBrands) {
    const { features } = await declaredBy(brand)
    const response = await page.request.get(`${brand.origin}/registration-complete/`)
    const status = features.includes('registration-complete') ? 200 : 404
    expect(response.status(), brand.folder).toBe(status)
  }
})

test.describe('what comes by itself', () => {
  test.use({ emailPutOff: false })

  test('AUTH-04 MODAL-35 PROFILE-09 PROFILE-10 MODAL-34 a closed funnel asks for the registration, then for the e-mail, once a day', async ({
    page,
    context,
    pageConsole,
  }) => {
    // The clock jumps over a call that is asked by a push of just now.
    pageConsole.allow(/no answer within/)
    const credentials = await signUpByApi(context, funrize, { complete: false })
    const { email } = credentials
    // From the second session on: in the first one chips say the same.
    await context.clearCookies({ name: 'marquee' })
    await page.clock.install()
    const { quiet } = requestsOf(page)
    await openAlive(page, `${funrize.origin}/signin`)
    await signInWithForm(page, credentials)
    await page.waitForURL(/\/lobby/)
    const registration = page.getByRole('dialog', { name: 'Complete your registration' })
    await registration.locator('[name="surname"]').fill('Reed')
    await registration.locator('[name="zip"]').fill('94016')
    await registration.locator('[type="submit"]').click()
    await expect(registration).toHaveCount(0)
    await quiet()
    await page.clock.fastForward(20_000)
    const dialog = page.getByRole('dialog', { name: 'Confirm your email' })
    await expect(dialog).toContainText('1,000')
    const after = await page.evaluate(() => localStorage.getItem('marquee:email-confirm-after'))
    expect(Number(after) - Date.now()).toBeGreaterThan(86_000_000)
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await dialog.getByRole('textbox', { name: '6-digit code' }).waitFor()
    await page.keyboard.type(await codeTo(page, funrize, email))
    const done = page.getByRole('dialog', { name: 'Your email is confirmed' })
    const before = await shownBalance(page, 'coins')
    await done.getByRole('button', { name: 'Claim' }).click()
    await expect.poll(() => shownBalance(page, 'coins')).toBe(before + 1_000)
    await expect(done.getByRole('button', { name: 'Claim' })).toHaveCount(0)
    await done.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByTestId('lobby-greeting')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('MODAL-16 the link of the mail confirms the address, and the address of the page says so', async ({
  page,
  context,
}) => {
  const { email } = await signUpByApi(context, tao)
  await act(context, tao, '/rest/confirm/email/send/', { method: 'POST', data: { locale: 'en' } })
  // Signing up sends a mail too.
  const { body } = await messageTo(page, tao, email, /confirmEmail=/)
  const link = /https?:\/\/\S+confirmEmail=\S+/.exec(body)?.[0] ?? ''
  await openAlive(page, link)
  await page.waitForURL(/openNotify=EMAIL_VERIFIED/)
  const dialog = page.getByRole('dialog', { name: 'Your email is confirmed' })
  await expect(dialog.getByRole('button', { name: 'Claim' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/openNotify|confirmEmail/)
})

test('RT-05 PROFILE-03 PROFILE-05 MASK-07 MODAL-58 what is told on one device shows on the other, and the phone is confirmed', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const path = `${stormrush.origin}/profile/personal-info`
  const other = await context.newPage()
  const connected = socketOf(other)
  await openAlive(other, path)
  await connected
  await openAlive(page, path)
  const form = page.getByTestId('profile-form')
  const names = form.locator('input[name], select[name]')
  expect(await names.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'phone',
    'address',
    'address2',
    'city',
  ])
  const phone = makePhone()
  const shown = phone.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3')
  await form.locator('[name="phone"]').pressSequentially(phone)
  await expect(form.locator('[name="phone"]')).toHaveValue(shown)
  await form.locator('[name="address"]').fill('1 Harbor Street')
  await form.locator('[name="city"]').fill('Oakland')
  await form.locator('[type="submit"]').click()
  await expect(other.getByText('1 Harbor Street')).toBeVisible()
  await expect(other.getByText(shown)).toBeVisible()
  await expectAccessible(page, 'personal info')

  await page.getByRole('button', { name: 'Confirm or change the phone number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone' })
  await dialog.getByRole('button', { name: 'Text me a code' }).click()
  await dialog.getByRole('textbox', { name: '6-digit code' }).waitFor()
  await page.keyboard.type(await codeTo(page, stormrush, `+1${phone}`))
  await expect(page.getByRole('dialog', { name: 'Your phone is confirmed' })).toBeVisible()
})

test('PROFILE-06 a passkey signs in, other devices are signed out, and the sign-in before is told', async ({
  page,
  context,
  newVisitor,
  pageConsole,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/profile/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByTestId('passkeys').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'security')

  // Another device signs in; this one signs it out.
  const elsewhere = await newVisitor()
  // Signed out behind their backs, pages still ask once.
  pageConsole.allow(/401|unauthorized/)
  const device = await elsewhere.newPage()
  await openAlive(device, `${stormrush.origin}/signin`)
  await signInWithForm(device, credentials)
  await device.waitForURL(/\/lobby\/?/)
  await alive(device)
  await page.reload()
  const devices = page.getByTestId('devices').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  const check = await elsewhere.request.get(`${stormrush.origin}/rest/request/handle/`)
  expect(await check.json()).toMatchObject({ authorized: false })

  await act(context, stormrush, '/rest/logout/')
  await openAlive(page, `${stormrush.origin}/signin`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/lobby\/?/)
  await expect(page.getByText(/Your last sign-in:/)).toBeVisible()
})

test('PROFILE-07 PROFILE-08 an account elsewhere is linked and unlinked, and news are off until switched on', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await openAlive(page, `${tao.origin}/profile/socials`)
  await page.getByRole('button', { name: /^Link\b.*Google/ }).click()
  await page.getByRole('link', { name: /^New account/ }).click()
  await page.waitForURL(/\/profile\/socials$/)
  await page.getByRole('button', { name: /^Unlink\b.*Google/ }).click()
  await expect(page.getByRole('button', { name: /^Link\b.*Google/ })).toBeVisible()

  await openAlive(page, `${tao.origin}/profile/subscription`)
  const switches = page.getByRole('main').getByRole('switch')
  await expect(switches).toHaveCount(3)
  for (const one of await switches.all()) await expect(one).not.toBeChecked()
  await switches.first().click()
  await page.reload()
  await expect(switches.first()).toBeChecked()
  await page.getByRole('button', { name: 'Turn all off' }).click()
  await expect(switches.first()).not.toBeChecked()
})

test('PROFILE-04 MODAL-59 CALL-16 the account opens as a page and as a modal, with its sections', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library?openModal=profile`)
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await expect(dialog).toContainText('Member since')
  await dialog.getByRole('link', { name: 'Level' }).click()
  await page.waitForURL(/\/profile\/level-info$/)
  await expect(page.getByText('1 of 4 steps done')).toBeVisible()
})
