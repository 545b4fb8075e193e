import { expectAccessible } from '../../support/axe.ts'
import { act, gameIds, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, shownBalance, signUpByApi } from '../../support/player.ts'
import { chooseBrand, signInStaffByApi, staff, staffOrigin } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'
import { totpOf } from '../../support/totp.ts'

/** With room for whom earlier tries have invited. */
const staffList = `${staffOrigin}/#/staff?sort=name&order=ASC&page=1&perPage=100`

test('an administrator invites a brand manager, whom another one confirms and who signs in with a second factor of their own, looks a player up, switches boxes off, opens the affiliates’ area and grants a bonus that the player takes; all of it is in the audit log, and who is switched off is out at once', async ({
  page: playerTab,
  context,
  browser,
  pageConsole,
}) => {
  // Whoever is not signed in yet, or no more, is told so, which browsers log.
  pageConsole.allow(/401|403/)
  const { email: playerEmail } = await signUpByApi(context, stormrush)
  const switched = await act(context, stormrush, '/rest/player/game-mode/switch-to-sweep-stakes/')
  expect(switched.status(), await switched.text()).toBe(200)
  const [gameId] = await gameIds(context, stormrush)
  const data = { gameId, action: 'spin', stake: 20 }
  const played = await act(context, stormrush, '/rest/game-rounds/', { method: 'POST', data })
  expect(played.status(), await played.text()).toBe(200)
  const player = await playerOf(context, stormrush)

  const headOffice = await browser.newContext()
  pageConsole.watch(headOffice)
  const admin = await headOffice.newPage()
  await signInStaffByApi(headOffice, staff.administrator)
  await admin.goto(staffOrigin)
  await chooseBrand(admin, stormrush)
  await admin.goto(staffList)
  await expect(admin.getByRole('cell', { name: staff.support })).toBeVisible()
  await expect(admin.getByRole('menuitem', { name: 'Players' })).toHaveCount(0)
  await expectAccessible(admin, 'staff')
  const { email, password } = makeCredentials()
  const name = `Nat ${email.slice(7, 13)}`
  await admin.getByRole('button', { name: 'Invite somebody' }).click()
  const invite = admin.getByRole('dialog')
  await invite.getByLabel('Email').fill(email)
  await invite.getByLabel('Name').fill(name)
  await invite.getByRole('combobox', { name: 'Role' }).click()
  await admin.getByRole('option', { name: 'Brand manager' }).click()
  await invite.getByRole('button', { name: 'Invite' }).click()
  const address = await invite.getByLabel('Invitation').inputValue()
  await invite.getByRole('button', { name: 'Done' }).click()

  const office = await browser.newContext()
  pageConsole.watch(office)
  const page = await office.newPage()
  await page.goto(address)
  await page.getByLabel('New password').fill(password)
  await expectAccessible(page, 'welcome')
  await page.getByRole('button', { name: 'Set password' }).click()
  const secret = await page.getByLabel('Secret').inputValue()
  const otherOffice = await browser.newContext()
  pageConsole.watch(otherOffice)
  const other = await otherOffice.newPage()
  await signInStaffByApi(otherOffice, staff.otherAdministrator)
  await other.goto(staffOrigin)
  await chooseBrand(other, stormrush)
  await other.goto(staffList)
  await other.getByRole('button', { name: `Confirm ${name}` }).click()
  const confirmation = other.getByRole('dialog', { name: `Confirm ${name}?` })
  await confirmation.getByLabel('Reason').fill('Starts today')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirmation).toHaveCount(0)
  await otherOffice.close()
  await page.getByRole('link', { name: `Sign in as ${email}` }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Code').fill(totpOf(secret, Date.now()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Queues' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Players' }).click()

  await page.getByLabel('Search players').fill(playerEmail)
  const row = page.getByRole('row').filter({ hasText: player.login })
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
  await expectAccessible(page, 'overview')
  const mayUse = page.getByRole('region', { name: 'What the player may use' })
  const boxes = mayUse.getByRole('switch', { name: 'Lootboxes' })
  await expect(boxes).toBeChecked()
  await expect(boxes).toBeDisabled()
  await mayUse.getByLabel('Reason').fill('A letter of the player')
  await boxes.click()
  await expect(boxes).not.toBeChecked()
  const affiliate = page.getByRole('form', { name: 'Affiliate: no' })
  await affiliate.getByLabel('Reason').fill('Signed the contract')
  await affiliate.getByRole('button', { name: 'Mark as affiliate' }).click()
  await expect(page.getByRole('form', { name: 'Affiliate: yes' })).toBeVisible()
  await page.getByRole('tab', { name: 'Ledger' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'round' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Rounds' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('0.20 entries')
  await page.getByRole('tab', { name: 'Limits' }).click()
  await expect(page.getByText('No break or exclusion.')).toBeVisible()
  await page.getByRole('tab', { name: 'Grant a bonus' }).click()
  const grant = page.getByRole('form', { name: /^Free entries for/ })
  await grant.getByLabel('Reason').fill('A late answer')
  await grant.getByLabel('Entries').fill('2000')
  await grant.getByRole('button', { name: 'Grant' }).click()
  await expect(grant.getByRole('alert')).toContainText('may grant 100.00 entries to a player')
  await grant.getByLabel('Entries').fill('2.50')
  await grant.getByRole('button', { name: 'Grant' }).click()
  await expect(grant.getByRole('alert')).toContainText('Granted 2.50 entries')
  await expectAccessible(page, 'grant a bonus')

  await openAlive(playerTab, `${stormrush.origin}/lobby/`)
  const before = await shownBalance(playerTab, 'entries')
  // The grant came while nobody looked at the page, and leads to the bonus.
  const away = playerTab.getByRole('dialog', { name: 'While you were away' })
  await away.getByRole('listitem').filter({ hasText: 'You got a bonus' }).getByRole('link').click()
  await playerTab
    .getByTestId('free-bonus-line')
    .filter({ hasText: '2.50' })
    .getByRole('button', { name: 'Claim' })
    .click()
  await expect.poll(() => shownBalance(playerTab, 'entries')).toBe(before + 250)
  expect(await playerOf(context, stormrush)).toMatchObject({
    isAffiliate: true,
    mayUse: { lootboxes: false, vipBundle: true, bingoStore: true },
  })

  await page.getByRole('menuitem', { name: 'Audit log' }).click()
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText(stormrush.name)
  const entries = page.getByRole('row').filter({ hasText: name })
  for (const [words, change] of [
    ['switch a feature for a player', 'lootboxes true → lootboxes false'],
    ['mark or unmark an affiliate', 'isAffiliate false → isAffiliate true'],
    ['grant a bonus', 'amount 250'],
    ['grant a bonus', 'amount 200000'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: words }).click()
    await expect(entries.filter({ hasText: words }).filter({ hasText: change })).toHaveCount(1)
  }
  await expectAccessible(page, 'audit log')

  await admin.reload()
  await admin.getByRole('button', { name: `Deactivate ${name}` }).click()
  const out = admin.getByRole('dialog', { name: `Deactivate ${name}?` })
  await out.getByLabel('Reason').fill('The test is over')
  await out.getByRole('button', { name: 'Deactivate' }).click()
  await expect(
    admin.getByRole('row').filter({ hasText: name }).getByText('Deactivated'),
  ).toBeVisible()
  await page.getByRole('menuitem', { name: 'Players' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await headOffice.close()
  await office.close()
})
