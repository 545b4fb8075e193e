import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi, takeDropByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const bell = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

/** Another browser of the same player. */
async function secondDevice(page: Page, context: BrowserContext): Promise<Page> {
  const other = await page
    .context()
    .browser()
    ?.newContext({ storageState: await context.storageState() })
  if (!other) throw new Error('There is no browser.')
  return other.newPage()
}

test('notification center > has what happened on every device, and what was read on one is read on the other (LAYOUT-10)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await takeDropByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await expect(bell(page, /^Inbox, 1 new$/)).toBeVisible()
  const other = await secondDevice(page, context)
  await openAlive(other, `${stormrush.origin}/es/library`)
  await bell(other, /^Avisos, 1 nuevo$/).click()
  const avisos = other.getByRole('dialog', { name: 'Avisos' })
  await expect(avisos.getByRole('listitem')).toContainText('Tu regalo de bienvenida')
  await avisos.getByRole('button', { name: 'Marcar todo como leído' }).click()

  // The push reaches the first device.
  await expect(bell(page, /^Inbox, 0 new$/)).toBeVisible()
  await bell(page, /^Inbox, 0 new$/).click()
  const list = page.getByRole('dialog', { name: 'Inbox' })
  await expect(list.getByRole('listitem')).toContainText('Your welcome gift')
  await expect(list.getByRole('region', { name: 'Today' })).toBeVisible()
  await expectAccessible(page, 'the inbox')
  await list.getByRole('button', { name: 'Message settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Message settings' })
  const bonuses = settings.getByRole('group', { name: 'Bonuses', exact: true })
  await bonuses.getByRole('switch', { name: 'Email' }).click()
  await expect(bonuses.getByRole('switch', { name: 'Email' })).not.toBeChecked()
  await expect(bonuses.getByRole('switch', { name: 'Notice' })).toBeChecked()
  const purchases = settings.locator('[data-setting="purchase"]')
  await expect(purchases.getByRole('switch')).toHaveCount(1)
  await expect(purchases).toContainText('You always get these emails')
  await expectAccessible(page, 'the message settings')
  await other.context().close()
})
