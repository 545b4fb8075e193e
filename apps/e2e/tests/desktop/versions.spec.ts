import type { Page } from '@playwright/test'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { documentsOf } from '../../support/clientSide.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const text = 'Updated content is available. Please refresh the page.'
const toastOf = (page: Page) => page.getByTestId('toast').filter({ hasText: text })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('VERSION-02 VERSION-01 CALL-04 the newest build is asked for after an hour and every hour; another one is told, and once dismissed comes with the next page', async ({
  page,
  pageConsole,
}) => {
  // Hours that pass at once pass over calls that are under way too.
  pageConsole.allow(/no answer within 15000 ms/)
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  const documents = documentsOf(page)
  const asked: URL[] = []
  let isNewer = false
  await page.route('**/builds/latest.json*', (route) => {
    asked.push(new URL(route.request().url()))
    return isNewer ? route.fulfill({ json: { id: 'newer', timestamp: 2 } }) : route.continue()
  })
  await openAlive(page, `${origin}/library`)
  await page.clock.fastForward('59:00')
  expect(asked).toHaveLength(0)
  const answered = page.waitForResponse('**/builds/latest.json*')
  await page.clock.fastForward('02:00')
  const current = (await (await answered).json()) as { id: string }
  expect(current.id).toBe(await page.locator('html').getAttribute('data-build'))
  const stamp = Number(asked[0]?.search.slice(1))
  expect(Math.abs(stamp - Date.parse('2026-11-20T13:01:00Z'))).toBeLessThan(60_000)
  await expect(toastOf(page)).toHaveCount(0)

  isNewer = true
  await page.clock.fastForward('01:00:00')
  await expect(toastOf(page)).toBeVisible()
  expect(asked).toHaveLength(2)
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOf(page)).toHaveCount(0)
  expect(documents).toHaveLength(1)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Providers' })
    .click()
  await expect.poll(() => documents).toEqual([`${origin}/library`, `${origin}/issues/providers`])
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
})

test('RT-16 ERR-30 a reload push says that content was updated, with refresh and dismiss, and never over a modal', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const documents = documentsOf(page)
  const connected = socketOf(page)
  await openAlive(page, `${origin}/library`)
  const socket = await connected
  const push = async () => {
    const heard = socket.waitForEvent('framereceived', {
      predicate: (frame) => String(frame.payload).includes('"reload"'),
    })
    const data = { channel: 'app', data: { kind: 'reload' } }
    const answer = await act(context, stormrush, '/sandbox/push', { method: 'POST', data })
    expect(answer.status(), await answer.text()).toBe(200)
    await heard
  }
  await push()
  await expect(toastOf(page).getByText(text, { exact: true })).toBeVisible()
  await openMenu(page)
  await expect(toastOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeVisible()
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOf(page)).toHaveCount(0)

  await openMenu(page)
  await push()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeVisible()
  expect(documents).toHaveLength(1)
  await toastOf(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => documents).toEqual([`${origin}/library`, `${origin}/library`])
})
