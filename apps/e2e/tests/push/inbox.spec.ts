import { type BrowserContext, test } from '@playwright/test'
import { act } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  enter,
  expect,
  makeDelivery,
  readRecord,
  relay,
  subscribeWithoutService,
  turnPush,
} from './device.ts'

interface Kept {
  state: string
  message: { token: string; title: string; body: string; link: string; data: { entry: string } }
}

/** What the platform handed over for a device, as the sandbox keeps it. */
async function messagesTo(context: BrowserContext, token: string): Promise<Kept[]> {
  const answer = await context.request.get(`${stormrush.origin}${relay}/messages`)
  const { messages } = (await answer.json()) as { messages: Kept[] }
  return messages.filter(({ message }) => message.token === token)
}

test('PUSH-12 what happens while no page is open comes to the device, unless its kind is switched off', async ({
  page,
  context,
}) => {
  await context.addInitScript(subscribeWithoutService)
  await context.grantPermissions(['notifications'], { origin: stormrush.origin })
  await enter(page, stormrush)
  const registered = page.waitForResponse((answer) => answer.url().endsWith('/rest/inbox/devices/'))
  await turnPush(page, true)
  expect((await registered).ok()).toBe(true)
  const { token } = (await readRecord(page, 'token')) as unknown as { token: string }
  const deliver = await makeDelivery(page, stormrush)
  const [worker] = context.serviceWorkers()
  await page.goto('about:blank')

  const limit = (period: string) =>
    act(context, stormrush, '/rest/responsible-play/limits/', {
      method: 'POST',
      data: { kind: 'purchase', period, amount: 5_000 },
    })
  expect((await limit('day')).ok()).toBe(true)
  // Pages that are open tell first; then it leaves.
  await expect
    .poll(async () => (await messagesTo(context, token)).map(({ state }) => state), {
      timeout: 40_000,
    })
    .toEqual(['sent'])
  const [kept] = await messagesTo(context, token)
  expect(kept?.message).toMatchObject({ title: 'Stormrush', body: 'You changed a limit.' })
  const { title = '', body = '', link = '', data } = kept?.message ?? {}
  await deliver({
    from: '100000000001',
    fcmMessageId: 'm-1',
    notification: { title, body },
    data,
    fcmOptions: { link },
  })
  await expect
    .poll(() =>
      worker?.evaluate(async () => {
        const { registration } = globalThis as unknown as {
          registration: ServiceWorkerRegistration
        }
        return (await registration.getNotifications()).map((shown) => shown.body)
      }),
    )
    .toEqual(['You changed a limit.'])

  const off = { kind: 'limit', push: false }
  await act(context, stormrush, '/rest/inbox/settings/', { method: 'POST', data: off })
  expect((await limit('week')).ok()).toBe(true)
  const listed = await context.request.get(`${stormrush.origin}/rest/inbox/`)
  const { entries } = ((await listed.json()) as { data: { entries: { kind: string }[] } }).data
  expect(entries.filter(({ kind }) => kind === 'limit')).toHaveLength(2)
  expect(await messagesTo(context, token)).toHaveLength(1)

  // Where the tap leads.
  await page.goto(link)
  await expect(page.getByRole('dialog', { name: 'Inbox' })).toBeVisible()
  await expect(page.locator('[data-entry="limit"]').first()).toBeVisible()
})
