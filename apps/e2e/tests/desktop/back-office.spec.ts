import { expectAccessible } from '../../support/axe.ts'
import { act, gameIds } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { chooseBrand, sendDocument, signInStaff, staff, staffOrigin } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const reason = 'The edges are cut off: photograph the whole page'

test('compliance signs in with a second factor, finds a player and rejects a document; the player’s open tab shows why at once', async ({
  page: playerTab,
  context,
  browser,
  pageConsole,
}) => {
  // Whoever is not signed in yet is told so, which browsers log.
  pageConsole.allow(/401/)
  const { email } = await signUpByApi(context, stormrush)
  await sendDocument(context, stormrush, 'bill.png')
  const connected = socketOf(playerTab)
  await openAlive(playerTab, `${stormrush.origin}/profile/documents`)
  await connected

  const office = await browser.newContext()
  pageConsole.watch(office)
  const page = await office.newPage()
  await page.goto(`${staffOrigin}/`)
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await signInStaff(page, staff.compliance)

  await chooseBrand(page, stormrush)
  await page.getByRole('menuitem', { name: 'Players' }).click()
  await page.getByLabel('Search players').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page, 'players')
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Documents to review: 1')).toBeVisible()
  await expectAccessible(page, 'overview')
  await page.getByRole('tab', { name: 'Ledger' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'welcome-gift' }).first()).toBeVisible()
  await expectAccessible(page, 'ledger')
  await page.getByRole('tab', { name: 'Rounds' }).click()
  await expect(page.getByText('No rounds.')).toBeVisible()
  await page.getByRole('tab', { name: 'Limits' }).click()
  await expect(page.getByText('No break or exclusion.')).toBeVisible()
  await expectAccessible(page, 'limits')

  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Reject bill.png' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject bill.png?' })
  const reject = dialog.getByRole('button', { name: 'Reject' })
  await expect(reject).toBeDisabled()
  await dialog.getByLabel('Reason').fill(reason)
  await expectAccessible(page, 'review')
  await reject.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
  await expectAccessible(page, 'documents')

  const document = playerTab.getByTestId('document')
  await expect(document).toHaveAttribute('data-status', 'rejected')
  await expect(document.getByTestId('document-reason')).toHaveText(reason)

  // The brand that was chosen on another page stays chosen.
  await page.getByRole('menuitem', { name: 'Audit log' }).click()
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText(stormrush.name)
  const entry = page
    .getByRole('row')
    .filter({ hasText: reason })
    .filter({ hasText: 'Casey' })
    .first()
  await expect(entry).toContainText('review a document')
  await expect(entry).toContainText('status pending → status rejected')
  await expectAccessible(page, 'audit log')
  await office.close()
})

test('support finds a player without seeing who it is, has no documents to decide on, and is refused when asking for them', async ({
  context,
  browser,
  pageConsole,
}) => {
  pageConsole.allow(/401/)
  const { email } = await signUpByApi(context, stormrush)
  const documentId = await sendDocument(context, stormrush, 'bill.png')
  const [gameId] = await gameIds(context, stormrush)
  const data = { gameId, action: 'spin', stake: 20 }
  const played = await act(context, stormrush, '/rest/game-rounds/', { method: 'POST', data })
  expect(played.status(), await played.text()).toBe(200)
  const office = await browser.newContext()
  pageConsole.watch(office)
  const page = await office.newPage()
  await page.goto(`${staffOrigin}/`)
  await signInStaff(page, staff.support)
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toHaveCount(0)
  await chooseBrand(page, stormrush)
  await page.getByRole('menuitem', { name: 'Players' }).click()
  await page.getByLabel('Search players').fill(email)
  const row = page.getByRole('row').filter({ hasText: 'p•••@example.test' })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /personal|record/i })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Limits' }).click()
  await expect(page.getByText('No break or exclusion.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  const address = page.url()
  await page.getByRole('tab', { name: 'Rounds' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('20 coins')
  await expectAccessible(page, 'rounds')
  await page.getByRole('link', { name: /^Show again/ }).click()
  await expect(page.getByRole('heading', { name: 'Step 1: Spin' })).toBeVisible()
  await expectAccessible(page, 'a round again')

  const [, playerId = ''] = /players\/[^/]*?(?:~|%7E)([\w-]+)/.exec(address) ?? []
  const path = `/rest/back-office/brands/${stormrush.key}/players/${playerId}/documents/${documentId}/review/`
  const refused = await act(office, { ...stormrush, origin: staffOrigin }, path, {
    method: 'POST',
    data: { decision: 'rejected', reason },
  })
  expect([refused.status(), await refused.json()]).toMatchObject([
    403,
    { error: { code: 'forbidden' } },
  ])
  await office.close()
})

test('a brand manager reads the brand’s report, and goes back to the door once the session has ended elsewhere', async ({
  browser,
  pageConsole,
}) => {
  pageConsole.allow(/401/)
  const office = await browser.newContext()
  pageConsole.watch(office)
  const page = await office.newPage()
  await page.goto(`${staffOrigin}/`)
  await signInStaff(page, staff.manager)
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(page.getByText('Players who played')).toBeVisible()
  await expectAccessible(page, 'report')
  const left = await act(
    office,
    { ...stormrush, origin: staffOrigin },
    '/rest/back-office/sign-out/',
    {
      method: 'POST',
    },
  )
  expect(left.status()).toBe(200)
  await page.getByLabel('First day (UTC)').fill('2026-01-02')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await office.close()
})
