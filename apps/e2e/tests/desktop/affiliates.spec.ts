import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { documentsOf, goTo } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { markAffiliate, signInStaffByApi, staff } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const areas = ['/affiliates', '/affiliates/partners-account']

test('ROLE-07 ROUTE-29 ROUTE-31 LAYOUT-04 the affiliate area sends guests to sign in and back, other players home, and lets affiliates in', async ({
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
  // Nobody is an affiliate by signing up: a brand manager makes one.
  const office = await browser.newContext()
  await signInStaffByApi(office, staff.manager)
  await markAffiliate(office, stormrush, (await playerOf(context, stormrush)).id)
  await office.close()
  for (const path of areas) {
    await openAlive(page, `${origin}${path}`)
    await expect(page.locator('main')).toHaveAttribute('data-route', /^affiliates/)
  }
  const documents = documentsOf(page)
  await openAlive(page, `${origin}/library`)
  for (const path of areas) {
    await goTo(page, path)
    await expect(page.locator('main')).toHaveAttribute('data-route', /^affiliates/)
    await expect(page).toHaveURL(`${origin}${path}`)
    await goTo(page, '/library')
    await expect(page.locator('main')).toHaveAttribute('data-route', 'library___en')
  }
  expect(documents).toHaveLength(1)
})
