import type { Browser, BrowserContext } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { documentsOf, goTo } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, signUpByApi, signUpWithForm } from '../../support/player.ts'
import { markAffiliate, signInStaffByApi, staff } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const areas = ['/affiliates', '/affiliates/partners-account']

/** Nobody is an affiliate by signing up: a brand manager makes one of whom a context is signed in as. */
async function makePartner(browser: Browser, context: BrowserContext): Promise<void> {
  const office = await browser.newContext()
  await signInStaffByApi(office, staff.manager)
  await markAffiliate(office, stormrush, (await playerOf(context, stormrush)).id)
  await office.close()
}

test('PRODUCT-04 ROLE-07 ROUTE-29 ROUTE-31 LAYOUT-04 the affiliate area sends guests to sign in and back, other players home, and lets partners in', async ({
  page,
  context,
  browser,
}) => {
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}/signin?redirectUrl=${encodeURIComponent(path)}`)
  }
  await signUpByApi(context, stormrush)
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}/`)
  }
  await openAlive(page, `${origin}/library`)
  for (const path of areas) {
    await goTo(page, path)
    await expect(page).toHaveURL(`${origin}/`)
    await goTo(page, '/library')
    await expect(page.locator('main')).toHaveAttribute('data-route', 'library___en')
  }
  await makePartner(browser, context)
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Partner/ })).toBeVisible()
  }
})

test('AFF-01 AFF-02 AFF-03 AFF-04 ROUTE-28 ROUTE-30 a partner hands a link on, a visitor comes by it and signs up, and the partner sees one of each', async ({
  page,
  context,
  browser,
  pageConsole,
}) => {
  await signUpByApi(context, stormrush)
  await makePartner(browser, context)

  await openAlive(page, `${origin}/lobby/`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Partners' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  await expect(page).toHaveTitle(/^Partners/)
  await page.getByRole('link', { name: 'Get your link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partner account' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/affiliates/partners-account`)
  await expect(page.getByRole('region', { name: 'General info' })).toContainText('Alexandra')
  const link = await page.getByTestId('partner-link').inputValue()
  expect(link).toMatch(new RegExp(`^${origin}/\\?aff=[A-Z2-9]{8}$`))

  await expectAccessible(page, 'the account of a partner')
  const documents = documentsOf(page)
  for (const path of areas) {
    await goTo(page, '/library')
    await expect(page.locator('main')).toHaveAttribute('data-route', 'library___en')
    await goTo(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-route', /^affiliates/)
  }
  expect(documents).toHaveLength(0)

  // Nothing was said about cookies: the code stays in the page.
  const visitors = await browser.newContext()
  pageConsole.watch(visitors)
  const visitor = await visitors.newPage()
  const counted = visitor.waitForResponse(/\/rest\/affiliates\/visits\/$/)
  await openAlive(visitor, link)
  expect(await (await counted).json()).toEqual({ success: true, data: { isKnown: true } })
  await goTo(visitor, '/signup')
  // Somebody else than the partner: one's own accounts do not count.
  await signUpWithForm(visitor, makeCredentials(), { surname: 'Okafor' })
  await expect(visitor).not.toHaveURL(/\/signup/)
  expect((await visitors.cookies()).map(({ name }) => name)).not.toContain('affiliate_code')
  await visitors.close()

  await openAlive(page, `${origin}/affiliates`)
  const general = page.getByRole('region', { name: 'General statistics' })
  for (const figure of ['Visits', 'Sign-ups'])
    await expect(general.getByRole('row', { name: figure }).first().getByRole('cell')).toHaveText([
      '1',
      '1',
      '1',
      '1',
    ])
  const [today] = await page
    .getByRole('table', { name: 'Figures by day, newest first' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all()
  await expect(today?.getByRole('cell') ?? page.locator('nothing')).toHaveText([
    '1',
    '1',
    '0',
    '0',
    '$0.00',
    '$0.00',
  ])
  await expectAccessible(page, 'the figures of a partner')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toBe('partner.csv')
})
