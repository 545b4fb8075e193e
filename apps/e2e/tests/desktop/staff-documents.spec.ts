import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { chooseBrand, sendDocument, signInStaff, staff, staffOrigin } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const reason = 'The lower half is missing: photograph all of it'

test('compliance takes a document from the queue and rejects it with a reason, which leaves the queue and shows on the player’s open page', async ({
  page: playerTab,
  context,
  browser,
  pageConsole,
}) => {
  // Whoever is not signed in yet is told so, which browsers log.
  pageConsole.allow(/401/)
  await signUpByApi(context, stormrush)
  const name = `queue-${crypto.randomUUID().slice(0, 8)}.png`
  await sendDocument(context, stormrush, name)
  const connected = socketOf(playerTab)
  await openAlive(playerTab, `${stormrush.origin}/profile/documents`)
  await connected

  const office = await browser.newContext()
  pageConsole.watch(office)
  const page = await office.newPage()
  await page.goto(`${staffOrigin}/`)
  await signInStaff(page, staff.compliance)
  await page.getByRole('menuitem', { name: 'Documents' }).click()
  await chooseBrand(page, stormrush)
  const row = page.getByRole('row').filter({ hasText: name })
  const last = page.getByRole('button', { name: /^Go to page \d+$/ }).last()
  // The queue begins with what has waited longest: this one is at its end.
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  if (await last.isVisible()) await last.click()
  await expect(row).toBeVisible()
  await expectAccessible(page, 'queue of documents')
  await row.getByRole('button', { name: `View ${name}` }).click()
  const picture = page.getByRole('dialog', { name })
  await expect(picture.getByRole('img')).toBeVisible()
  await picture.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: `Reject ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Reject ${name}?` })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(row).toHaveCount(0)

  const document = playerTab.getByTestId('document')
  await expect(document).toHaveAttribute('data-status', 'rejected')
  await expect(document.getByTestId('document-reason')).toHaveText(reason)
  await office.close()
})
