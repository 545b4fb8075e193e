import type { Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi, takeDropByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const bell = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

test('LAYOUT-10 RT-01 what a push brought is counted, outlives a reload, is read in the page’s language, and goes with signing out', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush, { claimed: false })
  await takeDropByApi(context, stormrush)
  const connected = socketOf(page)
  await openAlive(page, `${stormrush.origin}/library`)
  await connected
  // The reward opens by itself; it is put away, and claimed as another tab would.
  const reward = page.getByRole('dialog', { name: 'Daily reward' })
  await expect(reward).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reward).toHaveCount(0)
  await act(context, stormrush, '/rest/daily-login/apply-prize/')
  await expect(bell(page, /^Notifications, 1 new$/)).toBeVisible()

  await openAlive(page, `${stormrush.origin}/library`)
  await bell(page, /^Notifications, 1 new$/).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toContainText('New')
  await expect(list.getByRole('listitem')).toContainText(/[\d,]+ coins were added to your balance/)
  await page.keyboard.press('Escape')
  await expect(bell(page, /^Notifications, 0 new$/)).toBeVisible()

  await openAlive(page, `${stormrush.origin}/es/library`)
  await bell(page, /^Avisos, 0 nuevos$/).click()
  const avisos = page.getByRole('dialog', { name: 'Avisos' })
  await expect(avisos.getByRole('listitem')).toContainText(/Se han sumado [\d.]+ monedas/)
  await page.keyboard.press('Escape')

  const { id } = await playerOf(context, stormrush)
  const kept = () =>
    page.evaluate((key) => localStorage.getItem(key), `marquee:notifications:stormrush:${id}`)
  expect(await kept()).toContain('"read":true')
  await page.getByRole('button', { name: 'Tu menú' }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.waitForURL(`${stormrush.origin}/es`)
  expect(await kept()).toBeNull()
})
