import { stormrush, type TestedBrand } from '../../support/brands.ts'
import { type OwnHouse, startHouse } from '../../support/house.ts'
import { type IdentityCompany, startIdentityCompany } from '../../support/identityCompany.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

let company: IdentityCompany
let house: OwnHouse
let brand: TestedBrand

test.beforeAll(async () => {
  test.setTimeout(240_000)
  company = await startIdentityCompany()
  house = await startHouse(stormrush, {
    IDENTITY_CHECK_URL: company.origin,
    IDENTITY_CHECK_KEY: company.key,
    IDENTITY_CHECK_SECRET: company.secret,
    IDENTITY_ORIGIN: company.origin,
  })
  ;({ brand } = house)
  company.decideFor(new URL(brand.origin))
})
test.afterAll(async () => {
  await house?.stop()
  await company?.stop()
})

test('VERIFY-05 VERIFY-11 VERIFY-21 RT-03 a company checks who the player is in a frame of its own, which alone may film, and its decision comes to the page', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const connected = socketOf(page)
  const response = await openAlive(page, `${brand.origin}/profile#verify`)
  await connected
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain(`frame-src 'self' ${company.origin};`)
  expect(headers['permissions-policy']).toContain(`camera=(self "${company.origin}")`)

  const dialog = page.getByRole('dialog', { name: 'Verify your identity' })
  const frame = dialog.frameLocator('[data-testid="identity-frame"]')
  await expect(frame.getByTestId('may-film')).toHaveText('camera microphone')
  // The company was told the check, and nothing of the player.
  expect(company.opened.map((body) => JSON.parse(body))).toEqual([
    { verification: { vendorData: expect.stringMatching(/^[\da-f-]{36}$/) } },
  ])

  await frame.getByTestId('decide').click()
  await expect(dialog.getByTestId('identity-end')).toHaveAttribute('data-status', 'approved')
  expect(company.answers).toEqual([200])
})
